/** @type {Record<string, import("../../types.js").LessonWords>} */
export default {
  pair: {
    title: "Deux pierres pour commencer",
    idea: "Dans Lifeline, aucun groupe ne vit seul. Un groupe reste sur le plateau tant que des cases vides mènent de lui à un autre groupe de sa couleur. C’est sa ligne de vie. On ouvre donc par deux pierres à la fois, séparées l’une de l’autre.",
    task: "Vous avez Noir. Posez deux pierres qui ne se touchent pas.",
    done: "Parfait. Les cases vides entre elles sont leur ligne de vie.",
    again: "Presque. Essayez deux cases avec un peu d’espace entre elles.",
  },
  cut: {
    title: "Coupez une ligne de vie",
    idea: "La pierre noire du bas rejoint ses amies du haut par une seule brèche dans votre mur. Pointez une pierre noire, et sa ligne de vie devient verte.",
    task: "Vous avez Blanc. Fermez la brèche et isolez la pierre noire du bas.",
    done: "Clac ! Plus aucun chemin vide ne mène à ses amies : la pierre est retirée.",
    again: "La pierre noire trouve encore un chemin. Cherchez l’unique brèche de votre mur.",
  },
  save: {
    title: "Gardez un groupe en vie",
    idea: "Voyons le côté de Noir. La pierre du bas ne tient qu’à un fil. Vous pouvez remplir la brèche vous-même, ou donner à la pierre une seconde amie en bas qui ne la touche pas : des pierres qui se touchent ne font qu’un groupe.",
    task: "Vous avez Noir. Posez une pierre pour que Blanc ne puisse pas prendre b3 au prochain tour.",
    done: "Sauvée ! Il y a plusieurs façons ; vous en avez trouvé une.",
    again: "Blanc pourrait encore la prendre. Remplissez la brèche en d4, ou posez en bas une seconde pierre qui ne touche pas b3.",
  },
  alone: {
    title: "N’unissez pas vos deux derniers groupes",
    idea: "Ici, Blanc n’a que les deux moitiés du mur. Fermer la brèche en ferait un seul groupe sans ami, qui mourrait avec la pierre noire. Pointez d4 et voyez : vos propres pierres seraient perdues.",
    task: "Vous avez Blanc. Donnez d’abord de la compagnie à votre mur : posez une pierre qui ne touche aucune moitié.",
    done: "Bien vu. Avec une amie ailleurs, vous pourrez fermer la brèche la prochaine fois.",
    again: "Cette pierre est devenue partie du mur, ou vous en a coûté une. Posez-la loin de vos pierres.",
  },
  first: {
    title: "L’adversaire d’abord",
    idea: "Après votre pose, les groupes adverses morts sont retirés en premier. Ensuite seulement on examine les vôtres, et la place libérée peut les sauver. Un coup osé peut donc être bon.",
    task: "Vous avez Blanc. Trouvez le coup qui retire toutes les pierres noires.",
    done: "Quel coup ! Votre groupe du haut était isolé aussi, mais les pierres noires sont parties d’abord, ce qui a rouvert vos chemins.",
    again: "Il reste des pierres noires. Quelle case sépare la pierre noire en haut à droite de la rangée noire ?",
  },
  close: {
    title: "Gardez-vous de la place",
    idea: "Vous ne pouvez poser que là d’où un chemin vide mène à l’une de vos pierres. Un coin que seules vos pierres touchent est fermé à l’autre camp. Cela vaut cher : qui ne peut poser perd.",
    task: "Vous avez Blanc. Fermez le coin a1 d’une seule pierre.",
    done: "À vous ! Noir ne pourra jamais y poser tant que votre groupe tient.",
    again: "Noir atteint encore a1. Quelle case voisine est ouverte ?",
  },
  win: {
    title: "La dernière pierre gagne",
    idea: "Si c’est à vous et que vous ne pouvez pas poser, vous perdez. Le plus rapide pour gagner est de laisser l’adversaire sans pierre.",
    task: "Vous avez Blanc. Une pierre gagne d’un coup. Pointez les cases pour voir ce que chacune retirerait.",
    done: "Gagné ! Noir ne peut plus poser nulle part.",
    again: "Noir vit encore. Cherchez la case qui sépare tous les groupes noirs.",
  },
};
