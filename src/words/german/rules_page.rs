//! The page that teaches the rules.

use crate::words::{RulesLabel, RulesText, translation};

use super::German;

translation! {
    German, RulesLabel {
        Title = "Regeln"
        Go = "Go"
        Othello = "Othello"
        Aligne4 = "Aligne 4"
        Back = "Zurück"
        BackHint = "Die Regeln verlassen (Esc)"
        Contents = "Inhalt"
        Undo = "Rückgängig"
        UndoOn = "Rückgängig: {0}"
        Reset = "Von vorn"
        ResetOn = "Von vorn: {0}"
        Pass = "Passen"
        PassOn = "Passen: {0}"
        TableRules = "Regeln"
        TableKo = "Ko"
        TableSuicide = "Selbstmord"
        TableScoring = "Zählung"
        TableKomi = "Komi"
        TableHandicap = "Mit Vorgabe"
        TablePasses = "Passen am Ende"
    }
}

translation! {
    German, RulesText {
        Turns = "Brett und Steine"
        TurnsHow =
            "Go wird auf den Schnittpunkten der Linien gespielt. Schwarz beginnt, dann setzen beide abwechselnd je einen Stein auf einen beliebigen leeren Schnittpunkt."
        TurnsWhy =
            "Einmal gesetzt, wird ein Stein nicht mehr bewegt. Er verlässt das Brett nur, wenn er geschlagen wird. Am Ende gewinnt, wer den größeren Teil des Bretts beherrscht."
        Liberties = "Ketten und Freiheiten"
        LibertiesHow =
            "Die leeren Schnittpunkte, die auf den Linien neben einem Stein liegen, sind seine Freiheiten. In der Mitte sind es vier, am Rand drei und in der Ecke zwei; Diagonalen zählen nicht."
        LibertiesChain =
            "Steine gleicher Farbe, die auf den Linien nebeneinanderliegen, bilden eine Kette. Eine Kette hat gemeinsame Freiheiten, von denen jede einmal zählt, und ihre Steine leben oder sterben zusammen."
        Capture = "Schlagen"
        CaptureHow =
            "Besetzt der Gegner die letzte Freiheit einer Kette, wird die Kette geschlagen. Alle ihre Steine werden vom Brett genommen und als Gefangene aufbewahrt."
        Atari = "Atari"
        AtariHow =
            "Eine Kette mit nur noch einer Freiheit steht im Atari. Sie kann mit dem nächsten Zug geschlagen werden, es sei denn, sie gewinnt Freiheiten oder schlägt einen Angreifer."
        Suicide = "Selbstmord"
        SuicideHow =
            "Die letzte Freiheit der eigenen Kette darf nicht besetzt werden. Ein solcher Zug heißt Selbstmord, und die meisten Regelwerke verbieten ihn. Die neuseeländischen Regeln und Tromp–Taylor erlauben ihn; die Steine sind dann verloren."
        SuicideCapture =
            "Das Schlagen geht aber vor. Ein Stein, der keine Freiheit zu haben scheint, darf gesetzt werden, wenn er schlägt, denn die geschlagenen Steine machen ihm Platz."
        Ko = "Ko"
        KoHow =
            "Manchmal könnten beide einen einzelnen Stein endlos hin und her schlagen. Diese Form heißt Ko. Es darf nicht sofort zurückgeschlagen werden, denn dann sähe das Brett wieder aus wie vorher."
        KoThreat =
            "Also spielt man erst woanders, am besten eine Ko-Drohung: einen Zug, der beantwortet werden muss. Hat sich das übrige Brett verändert, darf das Ko zurückgeschlagen werden."
        KoSuper =
            "Es gibt längere Kreisläufe, doch sie sind selten. Eine Superko-Regel verbietet jede Stellung, die schon einmal auf dem Brett war. Unter der einfachen Ko-Regel endet die Partie bei einem solchen Kreislauf ohne Ergebnis."
        Life = "Leben und Tod"
        LifeTwo =
            "Ein Auge ist ein leerer Raum, den eine Gruppe umschließt. Eine Gruppe mit zwei getrennten Augen kann nie geschlagen werden: Der Gegner müsste beide füllen, und jeder der beiden Züge ist Selbstmord."
        LifeOne =
            "Eine Gruppe mit nur einem Auge stirbt, sobald sie umzingelt ist. Der letzte Stein wird ins Auge gesetzt, und das ist kein Selbstmord, weil er schlägt."
        Seki = "Seki"
        SekiHow =
            "Zwei Gruppen ohne zwei Augen können ihre letzten Freiheiten teilen. Wer eine davon besetzt, wird geschlagen, also lassen beide sie frei. Das heißt Seki: Beide Gruppen leben, wie sie sind."
        Territory = "Gebiet"
        TerritoryHow =
            "Leere Punkte, die nur eine Farbe umschließt, sind ihr Gebiet. Ein Bereich, der beide Farben berührt, gehört niemandem, und seine Punkte heißen Dame. Ein einziger gegnerischer Stein im Inneren genügt, um einen Bereich offen zu halten, bis dieser Stein geschlagen ist."
        Ending = "Passen und das Ende der Partie"
        EndingHow =
            "Statt einen Stein zu setzen, darf man passen. Sieht niemand mehr einen lohnenden Zug, passen beide, und zweimal Passen nacheinander beendet das Spiel."
        EndingDisagree =
            "Dann wird gezählt. Sind sich die Spieler über eine Kette nicht einig, spielen sie weiter und klären es auf dem Brett."
        Counting = "Zählung"
        CountingDead =
            "Steine, die dem Schlagen nicht entgehen können, sind tot. Sie werden vom Brett genommen, ohne geschlagen werden zu müssen, sobald die Spieler sich einig sind."
        CountingWays =
            "Bei der Flächenzählung zählen die eigenen lebenden Steine und die Punkte, die sie umschließen. Bei der Gebietszählung zählen die umschlossenen Punkte, die Gefangenen und die toten Steine des Gegners. Beide nennen fast immer denselben Gewinner."
        Handicap = "Komi und Vorgabe"
        HandicapKomi =
            "Der erste Zug ist mehrere Punkte wert. Weiß erhält dafür das Komi, oft 7,5 Punkte; der halbe Punkt schließt ein Unentschieden aus, das Jigo heißt."
        HandicapStones =
            "Wer stärker ist, kann eine Vorgabe geben. Schwarz beginnt dann mit zwei bis neun Steinen, auf den Sternpunkten oder in freier Platzierung, und Weiß spielt als Nächster."
        Rulesets = "Regelwerke im Vergleich"
        RulesetsHow =
            "Über fast alles sind sich die Spieler aller Länder einig. Jego folgt dem gewählten Regelwerk, und hier unterscheiden sie sich."
        Discs = "Brett und Steine"
        DiscsHow =
            "Othello wird auf acht mal acht Feldern gespielt, mit Steinen, die auf einer Seite schwarz und auf der anderen weiß sind. Am Anfang liegen vier davon in der Mitte, zwei von jeder Farbe."
        DiscsWhy =
            "Schwarz beginnt, dann wird abwechselnd gezogen. Am Ende gewinnt, wer mehr Steine der eigenen Farbe hat."
        Bracket = "Wo gespielt werden darf"
        BracketHow =
            "Ein neuer Stein muss Steine der anderen Farbe einschließen: Sie liegen in gerader Linie und ohne Lücke zwischen ihm und einem anderen Stein der eigenen Farbe. Reihen, Spalten und Diagonalen zählen alle."
        BracketTurn =
            "Eingeschlossene Steine werden umgedreht und wechseln die Farbe. Ein Stein, der nichts umdrehen würde, darf nicht gesetzt werden."
        Directions = "Alle Richtungen zugleich"
        DirectionsHow =
            "Ein Stein kann in bis zu acht Richtungen einschließen. Alles, was er einschließt, wird umgedreht, in allen Richtungen, und nichts darf ausgelassen werden."
        Chain = "Keine Kettenreaktion"
        ChainHow =
            "Nur der gerade gesetzte Stein schließt ein. Umgedrehte Steine drehen keine anderen um, auch wenn sie nun eine Linie schließen."
        Pass = "Passen"
        PassHow =
            "Wer nichts umdrehen kann, passt, und der Gegner spielt noch einmal. Wer ziehen kann, muss ziehen. Jego passt von selbst, wenn es sein muss, und sagt es."
        DiscCount = "Ende und Zählung"
        DiscCountHow =
            "Die Partie endet, wenn niemand mehr ziehen kann, meist weil das Brett voll ist. Die Steine jeder Farbe werden gezählt, und leere Felder gehen an den Gewinner."
        DiscCountDraw = "Bei gleich vielen Steinen endet die Partie unentschieden"
    }
}
