/** @type {Record<string, import("../../types.js").LessonWords>} */
export default {
  flip: {
    title: "Vier Wände",
    idea: "In Faust setzt du Scheiben oder drehst ein Rechteck gegnerischer Scheiben um. Auch eine einzelne Scheibe ist ein Rechteck. Sie hat vier Wände, die Scheiben daneben. Sind alle gefüllt und gehört dir mehr als die Hälfte, wird sie deine.",
    task: "Du hast Weiß. Eine schwarze Scheibe hat drei weiße Wände. Dreh sie um.",
    done: "Umgedreht! Drei Wände von vier sind mehr als die Hälfte.",
    again: "Du hast gesetzt. Zeig auf die schwarzen Scheiben: Eine lässt sich umdrehen. Klick sie an.",
  },
  length: {
    title: "Lange Wände zählen mehr",
    idea: "Ein längeres Rechteck hat längere Wände, und jede zählt ihre Länge. Hier lässt sich keine schwarze Scheibe allein umdrehen: Zwei Wände von vier sind nur die Hälfte. Aber drei in einer Reihe haben beiderseits Wände der Länge drei.",
    task: "Du hast Weiß. Dreh die drei schwarzen Scheiben zwischen deinen Wänden um.",
    done: "Sechs von acht: deutlich mehr als die Hälfte.",
    again: "Nicht ganz. Klick auf eine der schwarzen Scheiben in der Mitte: c2, c3 oder c4.",
  },
  choose: {
    title: "Mehrere auf einmal",
    idea: "Manchmal liegt eine Scheibe in mehreren Rechtecken. Ein Klick zeigt das erste, ein weiterer Klick oder Scrollen das nächste. Eine Wand aus gemischten Farben zählt nicht.",
    task: "Du hast Weiß. Dreh mit einem Zug vier Scheiben um.",
    done: "Vier Scheiben auf einmal, ein guter Fang.",
    again: "Das waren weniger als vier. Wähle zwischen den Rechtecken, bevor du spielst.",
  },
  prepare: {
    title: "Bau die letzte Wand",
    idea: "Schläge wollen vorbereitet sein. Eine Wand zählt nur, wenn sie gefüllt ist; such also die Scheibe, die eine vollendet. Die schwarze Scheibe auf c3 hat schon drei Wände, zwei davon deine.",
    task: "Du hast Weiß. Setz die Scheibe, mit der du c3 im nächsten Zug umdrehen kannst.",
    done: "Jetzt hat c3 vier Wände, drei davon weiß. Schwarz hat einen Zug Zeit, etwas dagegen zu tun.",
    again: "c3 hat noch eine offene Seite. Welche?",
  },
  edge: {
    title: "Der Rand hilft",
    idea: "Am Brettrand fehlt eine Wand, und der Rand zählt wie die gegenüberliegende. Eine Scheibe am Rand mit einer weißen Wand innen hat also eine zweite weiße Wand geschenkt.",
    task: "Du hast Weiß. Dreh die zwei schwarzen Scheiben am rechten Rand um.",
    done: "Der Rand hat die Farbe der gegenüberliegenden Wand angenommen.",
    again: "Schau auf den rechten Rand: f3 und f4 gehören zusammen.",
  },
  locked: {
    title: "Die verriegelte Kreuzung",
    idea: "Kreuzen sich die Farben so, lässt sich keine Scheibe in der Mitte allein umdrehen. Das heißt verriegelte Kreuzung. Wer am Zug ist, darf alle sechs gegnerischen Scheiben darin auf einmal umdrehen.",
    task: "Du hast Weiß. Brich die Kreuzung auf: Dreh die sechs schwarzen Scheiben um.",
    done: "Sechs Scheiben in einem Zug. Vorsicht, wenn du eine baust: Die andere Seite ist vielleicht schneller.",
    again: "Das war etwas anderes. Klick auf eine schwarze Scheibe der Kreuzung in der Mitte.",
  },
  win: {
    title: "Nimm sie alle",
    idea: "Wer keine Scheibe mehr hat, verliert. Anders kann man nicht gewinnen: Es geht weiter, bis eine Farbe weg ist.",
    task: "Du hast Weiß. Dreh die letzten schwarzen Scheiben um.",
    done: "Alles weiß. Du hast gewonnen!",
    again: "Schwarz hat noch Scheiben. Beide liegen in einem Rechteck.",
  },
};
