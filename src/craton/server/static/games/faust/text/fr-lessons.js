/** @type {Record<string, import("../../types.js").LessonWords>} */
export default {
  flip: {
    title: "Quatre murs",
    idea: "Dans Faust, on pose des pions ou l’on retourne un rectangle de pions adverses. Un seul pion est aussi un rectangle. Il a quatre murs, les pions voisins. S’ils sont tous pleins et que vous en possédez plus de la moitié, il est à vous.",
    task: "Vous avez Blanc. Un pion noir a trois murs blancs. Retournez-le.",
    done: "Retourné ! Trois murs sur quatre, c’est plus de la moitié.",
    again: "Vous avez posé. Pointez les pions noirs : l’un d’eux peut être retourné. Cliquez dessus.",
  },
  length: {
    title: "Les longs murs comptent plus",
    idea: "Un rectangle plus long a des murs plus longs, et chacun compte sa longueur. Ici, aucun pion noir ne se retourne seul : deux murs sur quatre ne font que la moitié. Mais trois d’affilée ont des murs de trois de chaque côté.",
    task: "Vous avez Blanc. Retournez les trois pions noirs entre vos murs.",
    done: "Six sur huit : bien plus de la moitié.",
    again: "Pas tout à fait. Cliquez sur l’un des pions noirs du milieu, c2, c3 ou c4.",
  },
  choose: {
    title: "Plusieurs à la fois",
    idea: "Un pion est parfois dans plusieurs rectangles. Un clic montre le premier ; un autre clic ou un défilement, le suivant. Un mur de couleurs mêlées ne compte pas.",
    task: "Vous avez Blanc. Retournez quatre pions d’un seul coup.",
    done: "Quatre pions à la fois, belle prise.",
    again: "C’était moins de quatre. Choisissez entre les rectangles avant de jouer.",
  },
  prepare: {
    title: "Bâtissez le dernier mur",
    idea: "Les prises se préparent. Un mur ne compte que s’il est plein ; cherchez donc le pion qui en complète un. Le pion noir en c3 a déjà trois murs, dont deux à vous.",
    task: "Vous avez Blanc. Posez le pion qui vous permettra de retourner c3 au prochain tour.",
    done: "c3 a maintenant quatre murs, dont trois blancs. Noir a un tour pour réagir.",
    again: "c3 a encore un côté ouvert. Lequel ?",
  },
  edge: {
    title: "Le bord aide",
    idea: "Au bord du plateau, un mur manque, et le bord compte comme le mur opposé. Un pion au bord avec un mur blanc à l’intérieur a donc un second mur blanc gratuit.",
    task: "Vous avez Blanc. Retournez les deux pions noirs du bord droit.",
    done: "Le bord a pris la couleur du mur opposé.",
    again: "Regardez le bord droit : f3 et f4 vont ensemble.",
  },
  locked: {
    title: "Le croisement verrouillé",
    idea: "Quand les deux couleurs se croisent ainsi, aucun pion du milieu ne se retourne seul. C’est un croisement verrouillé. Le camp au trait peut y retourner d’un coup les six pions adverses.",
    task: "Vous avez Blanc. Brisez le croisement : retournez les six pions noirs.",
    done: "Six pions en un coup. Prudence si vous en bâtissez un : l’autre camp sera peut-être plus rapide.",
    again: "C’était autre chose. Cliquez sur un pion noir du croisement, au milieu.",
  },
  win: {
    title: "Prenez-les tous",
    idea: "Un camp sans pion perd. Il n’y a pas d’autre façon de gagner : on joue jusqu’à ce qu’une couleur disparaisse.",
    task: "Vous avez Blanc. Retournez les derniers pions noirs.",
    done: "Tout est blanc. Vous avez gagné !",
    again: "Noir a encore des pions. Les deux sont dans un même rectangle.",
  },
};
