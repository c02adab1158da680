/** @type {Record<string, import("../../types.js").LessonWords>} */
export default {
  core: {
    title: "Prenez un triangle",
    idea: "Dans Triangular Assault, les triangles où se tiennent vos pierres sont à vous. Quand les tours sont épuisés, le camp qui en a le plus gagne. À égalité, le cœur teinté décide.",
    task: "Vous avez Noir. Posez une pierre dans le cœur.",
    done: "Un bon début, en plein milieu.",
    again: "C’est hors du cœur. Cherchez les triangles teintés.",
  },
  attack: {
    title: "À l’attaque !",
    idea: "Au lieu de poser, vous pouvez attaquer une pierre adverse voisine d’une des vôtres. On lance une pièce pour chacune de vos pierres voisines. Une seule réussite suffit, et la pierre est à vous.",
    task: "Vous avez Noir. Attaquez la pierre blanche.",
    done: "Un pile ou face : cela réussit une fois sur deux. En cas d’échec, rien ne change.",
    again: "Vous avez posé une pierre, ce qui est sûr. Cette fois, cliquez sur la pierre blanche.",
  },
  ally: {
    title: "Amenez du renfort",
    idea: "Deux pierres près de la cible lancent deux pièces : 75 % de chances. À trois, 87,5 %.",
    task: "Vous avez Noir. Posez une seconde pierre à côté de la blanche.",
    done: "Une attaque réussirait maintenant trois fois sur quatre.",
    again: "Votre prochaine attaque n’est pas meilleure. Posez juste à côté de la pierre blanche.",
  },
  odds: {
    title: "Choisissez votre cible",
    idea: "Une prise compte double : vous gagnez un triangle et l’adversaire en perd un. Cherchez donc la cible aux meilleures chances.",
    task: "Vous avez Noir. Attaquez la pierre blanche la plus entourée des vôtres.",
    done: "Trois pièces, 87,5 %. Difficile de faire mieux.",
    again: "Il y a une meilleure cible : une pierre blanche a trois des vôtres à côté d’elle.",
  },
  momentum: {
    title: "L’élan",
    idea: "Avec l’élan, une attaque réussie permet d’attaquer encore, tant que cela réussit. Vous pouvez vous arrêter à tout moment. Un échec ne fait que finir votre tour.",
    task: "Vous avez Noir et venez de prendre. Attaquez encore une fois.",
    done: "C’est ainsi que naissent les enchaînements. Un échec ne vous aurait coûté que le tour.",
    again: "Vous vous êtes arrêté. Ici, osez : attaquez une autre pierre blanche.",
  },
  influence: {
    title: "L’influence",
    idea: "Avec l’influence, une pierre posée là où vous êtes majoritaire vous en donne une seconde, où vous voulez.",
    task: "Vous avez Noir. Posez entre vos pierres, puis posez la pierre en prime.",
    done: "Deux pierres en un tour.",
    again: "Pas de prime ici. Posez sur une case entourée de plus de vos pierres que de blanches, puis n’importe où.",
  },
  tide: {
    title: "La marée",
    idea: "Avec la marée, l’eau monte tous les dix tours, et les triangles extérieurs sombrent avec tout ce qu’ils portent. Voici le dixième tour.",
    task: "Vous avez Blanc. Posez une pierre là où elle restera au sec.",
    done: "Au sec ! Les pierres du bord ont disparu.",
    again: "Votre pierre est sous l’eau. Restez loin du bord.",
  },
  win: {
    title: "Gagner d’un coup",
    idea: "Si une prise laisse l’adversaire sans pierre, la partie est finie sur-le-champ.",
    task: "Vous avez Noir. Prenez la dernière pierre blanche.",
    done: "Plus une pierre blanche. Vous avez gagné !",
    again: "Les pièces étaient contre vous : cela arrive une fois sur huit. Réessayez.",
  },
};
