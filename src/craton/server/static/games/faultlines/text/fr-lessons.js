/** @type {Record<string, import("../../types.js").LessonWords>} */
export default {
  touch: {
    title: "Des pierres qui se touchent",
    idea: "On pose d’abord les pierres ; le séisme vient à la fin. Chaque groupe lance alors un dé et survit si le dé ne dépasse pas sa taille. Plus grand, c’est plus sûr. Des pierres forment un groupe si elles se touchent le long d’une ligne ; les diagonales ne comptent pas.",
    task: "Vous avez Noir. Réunissez vos deux pierres en un groupe de trois.",
    done: "Trois pierres ensemble survivent sur 1, 2 ou 3 : une chance sur deux au lieu d’une sur six.",
    again: "Elles sont encore séparées. Posez une pierre qui touche les deux.",
  },
  six: {
    title: "Six sont à l’abri",
    idea: "Un dé ne montre jamais plus de six. Un groupe de six ou plus ne peut donc pas tomber ; il ne lance même pas le dé.",
    task: "Vous avez Noir. Une pierre met toutes les vôtres à l’abri. Où ?",
    done: "Six ensemble. Que la terre tremble !",
    again: "Elles ne sont pas toutes réunies. Cherchez une case entre vos deux groupes.",
  },
  split: {
    title: "Gardez-les séparés",
    idea: "L’adversaire veut aussi réunir ses groupes. Deux groupes de trois survivent chacun une fois sur deux ; réunis, ils seraient à l’abri.",
    task: "Vous avez Noir. Posez une pierre là où les deux groupes blancs se rejoindraient.",
    done: "Les groupes blancs lanceront séparément. Et le vôtre a grandi.",
    again: "Blanc pourrait encore les réunir au prochain tour. Regardez le centre.",
  },
  quake: {
    title: "Le séisme",
    idea: "Vous pouvez passer au lieu de poser. Quand les deux camps passent de suite, le séisme vient et chaque groupe lance le dé. Chaque pierre qui survit vaut un point.",
    task: "Blanc a passé. Passez aussi, et regardez ce qui tient.",
    done: "Ainsi finit chaque partie : vous bâtissez les chances, les dés décident du reste.",
    again: "Vous avez posé une pierre, ce qui va très bien dans une vraie partie. Ici, utilisez le bouton pour passer.",
  },
  fault: {
    title: "Les failles",
    idea: "Certaines parties ont des failles, dessinées comme des fissures. Une pierre sur une fissure n’a aucun lien. Elle est seule, quoi qu’il y ait à côté.",
    task: "Vous avez Noir. Réunissez vos deux paires en un groupe de cinq, autour de la fissure.",
    done: "Cinq ensemble, autour de la fissure.",
    again: "La fissure sépare les pierres. Réunissez vos paires sur une autre case.",
  },
  keystone: {
    title: "La clé de voûte",
    idea: "Dans les parties avec clés de voûte, chaque camp en a une. Elle compte pour deux pierres quand son groupe lance le dé. Quatre pierres et une clé de voûte valent six.",
    task: "Vous avez Noir. Faites de la prochaine pierre votre clé de voûte, et mettez votre groupe à l’abri.",
    done: "Compté pour six : ce groupe ne lancera même pas le dé.",
    again: "Ce n’est pas encore sûr. Appuyez d’abord sur le bouton de la clé de voûte, puis posez à côté de votre groupe.",
  },
  salvage: {
    title: "Sauvez ce qui peut l’être",
    idea: "Avec les répliques, un groupe tombé a une dernière chance. Son propriétaire nomme une de ses pierres, et sur un 1 elle reste.",
    task: "Vous avez Noir. Vos trois pierres sont tombées. Choisissez-en une à sauver.",
    done: "Elle reste une fois sur six. Était-ce aujourd’hui ?",
    again: "Vous avez renoncé. Cliquez plutôt sur l’une des trois pierres.",
  },
};
