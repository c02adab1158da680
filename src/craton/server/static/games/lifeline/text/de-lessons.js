/** @type {Record<string, import("../../types.js").LessonWords>} */
export default {
  pair: {
    title: "Zwei Steine zum Anfang",
    idea: "In Lifeline kann keine Gruppe allein leben. Eine Gruppe bleibt auf dem Brett, solange leere Felder von ihr zu einer anderen Gruppe ihrer Farbe führen. Das ist ihre Lebenslinie. Darum eröffnest du mit zwei Steinen zugleich, die auseinanderliegen.",
    task: "Du hast Schwarz. Setz zwei Steine, die sich nicht berühren.",
    done: "Schön. Die leeren Felder dazwischen sind ihre Lebenslinie.",
    again: "Fast. Versuch zwei Felder mit etwas Platz dazwischen.",
  },
  cut: {
    title: "Kapp eine Lebenslinie",
    idea: "Der schwarze Stein unten erreicht seine Freunde oben durch eine einzige Lücke in deiner Mauer. Zeig auf einen schwarzen Stein, und seine Lebenslinie wird grün.",
    task: "Du hast Weiß. Schließ die Lücke und schneide den unteren schwarzen Stein ab.",
    done: "Schnipp! Kein leerer Weg führt mehr zu seinen Freunden, also kommt der Stein vom Brett.",
    again: "Der schwarze Stein findet noch einen Weg. Such die eine Lücke in deiner Mauer.",
  },
  save: {
    title: "Halte eine Gruppe am Leben",
    idea: "Jetzt aus der Sicht von Schwarz. Der untere Stein hängt am seidenen Faden. Du kannst die Lücke selbst füllen oder dem Stein dort unten einen zweiten Freund geben, der ihn nicht berührt: Steine, die sich berühren, sind eine Gruppe.",
    task: "Du hast Schwarz. Setz einen Stein, sodass Weiß b3 im nächsten Zug nicht schlagen kann.",
    done: "Gerettet! Dafür gibt es mehr als einen Weg; du hast einen gefunden.",
    again: "Weiß könnte ihn noch schlagen. Füll die Lücke auf d4 oder setz unten einen zweiten Stein, der b3 nicht berührt.",
  },
  alone: {
    title: "Verbinde nie deine letzten zwei Gruppen",
    idea: "Hier hat Weiß nur die zwei Hälften der Mauer. Die Lücke zu schließen machte daraus eine Gruppe ohne Freund, und sie stürbe mit dem schwarzen Stein. Zeig auf d4 und sieh: Deine eigenen Steine gingen verloren.",
    task: "Du hast Weiß. Gib deiner Mauer erst Gesellschaft: Setz einen Stein, der keine Hälfte berührt.",
    done: "Gut gesehen. Mit einem Freund anderswo kannst du die Lücke beim nächsten Mal schließen.",
    again: "Dieser Stein wurde Teil der Mauer oder hat dich einen gekostet. Setz ihn weiter weg von deinen Steinen.",
  },
  first: {
    title: "Der Gegner geht zuerst",
    idea: "Nach deinem Zug kommen zuerst die toten gegnerischen Gruppen vom Brett. Erst dann werden deine eigenen geprüft, und der frei gewordene Platz kann sie retten. Ein gewagter Zug kann also gut sein.",
    task: "Du hast Weiß. Finde den Zug, der alle schwarzen Steine schlägt.",
    done: "Was für ein Zug! Auch deine obere Gruppe war abgeschnitten, aber die schwarzen Steine kamen zuerst weg, und das hat deine Wege wieder geöffnet.",
    again: "Es sind noch schwarze Steine da. Welches Feld trennt den schwarzen Stein oben rechts von der schwarzen Reihe?",
  },
  close: {
    title: "Sichere dir Platz",
    idea: "Du darfst nur dort setzen, von wo ein leerer Weg zu einem deiner Steine führt. Eine Ecke, die nur deine Steine berühren, ist für die andere Seite gesperrt. Das ist viel wert: Wer keinen Stein setzen kann, verliert.",
    task: "Du hast Weiß. Schließ die Ecke a1 mit einem Stein.",
    done: "Deine! Schwarz kann dort nie setzen, solange deine Gruppe steht.",
    again: "Schwarz erreicht a1 noch. Welches Feld daneben ist offen?",
  },
  win: {
    title: "Der letzte Stein gewinnt",
    idea: "Bist du am Zug und kannst nicht setzen, verlierst du. Am schnellsten gewinnst du, wenn deinem Gegner kein Stein bleibt.",
    task: "Du hast Weiß. Ein Stein gewinnt sofort. Zeig auf Felder, um zu sehen, was jedes schlagen würde.",
    done: "Gewonnen! Schwarz kann nirgends mehr setzen.",
    again: "Schwarz lebt weiter. Such das Feld, das alle schwarzen Gruppen voneinander trennt.",
  },
};
