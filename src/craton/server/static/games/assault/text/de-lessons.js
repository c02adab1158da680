/** @type {Record<string, import("../../types.js").LessonWords>} */
export default {
  core: {
    title: "Nimm ein Dreieck",
    idea: "In Triangular Assault gehören dir die Dreiecke, auf denen deine Steine stehen. Sind die Züge aufgebraucht, gewinnt, wer mehr hat. Bei Gleichstand entscheidet der getönte Kern.",
    task: "Du hast Schwarz. Setz einen Stein in den Kern.",
    done: "Ein guter Anfang, mitten hinein.",
    again: "Das liegt außerhalb des Kerns. Such die getönten Dreiecke.",
  },
  attack: {
    title: "Angriff!",
    idea: "Statt zu setzen, darfst du einen gegnerischen Stein neben einem deiner Steine angreifen. Für jeden deiner Steine daneben wird eine Münze geworfen. Ein Erfolg genügt, und der Stein gehört dir.",
    task: "Du hast Schwarz. Greif den weißen Stein an.",
    done: "Ein Münzwurf: Er gelingt in der Hälfte der Fälle. Misslingt er, ändert sich nichts.",
    again: "Du hast einen Stein gesetzt, das ist sicher. Klick diesmal auf den weißen Stein.",
  },
  ally: {
    title: "Bring Verstärkung",
    idea: "Zwei Steine neben dem Ziel werfen zwei Münzen: 75 % Erfolgschance. Mit dreien sind es 87,5 %.",
    task: "Du hast Schwarz. Setz einen zweiten Stein neben den weißen.",
    done: "Jetzt würde ein Angriff dreimal von vier gelingen.",
    again: "Dein nächster Angriff ist nicht besser geworden. Setz direkt neben den weißen Stein.",
  },
  odds: {
    title: "Wähle dein Ziel",
    idea: "Ein Schlag zählt doppelt: Du gewinnst ein Dreieck, und dein Gegner verliert eins. Such also das Ziel mit den besten Chancen.",
    task: "Du hast Schwarz. Greif den weißen Stein an, um den die meisten deiner Steine stehen.",
    done: "Drei Münzen, 87,5 %. Viel besser geht es nicht.",
    again: "Es gibt ein besseres Ziel: Neben einem weißen Stein stehen drei von deinen.",
  },
  momentum: {
    title: "Schwung",
    idea: "Mit Schwung darfst du nach einem gelungenen Angriff weiter angreifen, solange es gelingt. Du darfst jederzeit aufhören. Ein Fehlschlag beendet nur deinen Zug.",
    task: "Du hast Schwarz und gerade geschlagen. Greif noch einmal an.",
    done: "So beginnen Ketten. Ein Fehlschlag hätte dich nur den Zug gekostet.",
    again: "Du hast aufgehört. Sei hier mutig: Greif einen weiteren weißen Stein an.",
  },
  influence: {
    title: "Einfluss",
    idea: "Mit Einfluss bringt ein Stein, den du dort setzt, wo du in der Mehrheit bist, einen zweiten, wohin du willst.",
    task: "Du hast Schwarz. Setz zwischen deine Steine und dann den Bonusstein.",
    done: "Zwei Steine in einem Zug.",
    again: "Dort gibt es keinen Bonus. Setz auf ein Feld mit mehr eigenen als weißen Nachbarn, dann irgendwohin.",
  },
  tide: {
    title: "Die Flut",
    idea: "Mit der Flut steigt nach jedem zehnten Zug das Wasser, und die äußersten Dreiecke versinken mit allem, was darauf steht. Das ist der zehnte Zug.",
    task: "Du hast Weiß. Setz einen Stein, wo er trocken bleibt.",
    done: "Trockene Füße! Die Steine am Rand sind weg.",
    again: "Dein Stein steht unter Wasser. Bleib weg vom Rand.",
  },
  win: {
    title: "Sofort gewinnen",
    idea: "Bleibt deinem Gegner nach einem Schlag kein Stein, ist die Partie auf der Stelle zu Ende.",
    task: "Du hast Schwarz. Schlag den letzten weißen Stein.",
    done: "Kein weißer Stein mehr. Du hast gewonnen!",
    again: "Die Münzen waren gegen dich: Das passiert einmal von acht. Versuch es noch einmal.",
  },
};
