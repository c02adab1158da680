/** @type {Record<string, import("../../types.js").LessonWords>} */
export default {
  touch: {
    title: "Steine, die sich berühren",
    idea: "Jetzt setzt du Steine; am Ende kommt das Beben. Dann würfelt jede Gruppe und übersteht es, wenn der Würfel höchstens ihre Größe zeigt. Größer ist also sicherer. Steine bilden eine Gruppe, wenn sie sich entlang einer Linie berühren; diagonal zählt nicht.",
    task: "Du hast Schwarz. Verbinde deine zwei Steine zu einer Dreiergruppe.",
    done: "Drei Steine zusammen überstehen 1, 2 und 3: die halbe Chance statt einer von sechs.",
    again: "Sie sind noch getrennt. Setz einen Stein, der beide berührt.",
  },
  six: {
    title: "Sechs sind sicher",
    idea: "Ein Würfel zeigt nie mehr als sechs. Eine Gruppe aus sechs oder mehr kann also nicht scheitern; sie würfelt nicht einmal.",
    task: "Du hast Schwarz. Ein Stein macht alle deine Steine sicher. Wo?",
    done: "Sechs zusammen. Soll es beben!",
    again: "Noch sind nicht alle verbunden. Such ein Feld zwischen deinen beiden Gruppen.",
  },
  split: {
    title: "Halte sie getrennt",
    idea: "Auch dein Gegner will Gruppen verbinden. Zwei Dreiergruppen überstehen das Beben je zur Hälfte; verbunden wären sie sicher.",
    task: "Du hast Schwarz. Setz einen Stein, wo sich die beiden weißen Gruppen treffen würden.",
    done: "Jetzt würfeln die weißen Gruppen getrennt. Und deine ist gewachsen.",
    again: "Weiß könnte sie im nächsten Zug noch verbinden. Schau in die Mitte.",
  },
  quake: {
    title: "Das Beben",
    idea: "Statt zu setzen, darfst du passen. Passen beide nacheinander, kommt das Beben, und jede Gruppe würfelt. Jeder Stein, der übrig bleibt, ist ein Punkt.",
    task: "Weiß hat gepasst. Passe auch, und sieh, was hält.",
    done: "So endet jede Partie: Du baust die Chancen, den Rest entscheiden die Würfel.",
    again: "Du hast einen Stein gesetzt, das ist in einer echten Partie in Ordnung. Nimm hier die Schaltfläche zum Passen.",
  },
  fault: {
    title: "Verwerfungen",
    idea: "Manche Partien haben Verwerfungen, gezeichnet als Risse. Ein Stein auf einem Riss hat keine Verbindungen. Er steht allein, was auch neben ihm liegt.",
    task: "Du hast Schwarz. Verbinde deine zwei Paare um den Riss herum zu einer Fünfergruppe.",
    done: "Fünf zusammen, um den Riss herum.",
    again: "Der Riss hält Steine getrennt. Verbinde deine Paare auf einem anderen Feld.",
  },
  keystone: {
    title: "Der Schlussstein",
    idea: "In Partien mit Schlusssteinen hat jede Seite einen. Er zählt wie zwei Steine, wenn seine Gruppe würfelt. Vier Steine und ein Schlussstein sind so gut wie sechs.",
    task: "Du hast Schwarz. Mach den nächsten Stein zum Schlussstein und deine Gruppe damit sicher.",
    done: "Zählt als sechs: Diese Gruppe würfelt nicht einmal.",
    again: "Das ist noch nicht sicher. Drück erst die Schlussstein-Taste, dann setz neben deine Gruppe.",
  },
  salvage: {
    title: "Rette, was zu retten ist",
    idea: "Mit Nachbeben bekommt eine gefallene Gruppe eine letzte Chance. Ihr Besitzer nennt einen ihrer Steine, und bei einer 1 bleibt er.",
    task: "Du hast Schwarz. Deine drei Steine sind gefallen. Wähle einen zum Bergen.",
    done: "Einmal von sechs bleibt er. War es heute so?",
    again: "Du hast sie aufgegeben. Klick stattdessen auf einen der drei Steine.",
  },
};
