/** @type {Record<string, import("../../types.js").LessonWords>} */
export default {
  core: {
    title: "Take a triangle",
    idea: "In Triangular Assault you own the triangles that your stones stand on. When the turns are used up, who owns more has won. If it is even, the tinted core decides.",
    task: "You are Black. Place a stone in the core.",
    done: "A good beginning, in the middle of things.",
    again: "That is outside the core. Look for the tinted triangles.",
  },
  attack: {
    title: "Attack!",
    idea: "Instead of placing you may attack an enemy stone beside one of yours. One coin is thrown for each of your stones beside it. One success is enough, and the stone is yours.",
    task: "You are Black. Attack the white stone.",
    done: "A coin flip: half of the time it works. If it fails, nothing changes.",
    again: "You placed a stone, which is safe. This time click the white stone.",
  },
  ally: {
    title: "Bring a friend",
    idea: "Two stones beside the target throw two coins: 75% that one of them hits. Three make 87.5%.",
    task: "You are Black. Place a second stone beside the white one.",
    done: "Now an attack would succeed three times out of four.",
    again: "Your next attack has not become better. Place right beside the white stone.",
  },
  odds: {
    title: "Choose your target",
    idea: "A capture counts twice: you gain a triangle and your opponent loses one. So look for the target with the best odds.",
    task: "You are Black. Attack the white stone with the most of yours around it.",
    done: "Three coins, 87.5%. It is hard to do better.",
    again: "There is a better target: one white stone has three of yours beside it.",
  },
  momentum: {
    title: "Momentum",
    idea: "With momentum a successful attack lets you attack again, as often as you succeed. You may stop at any time. A failure only ends your turn.",
    task: "You are Black and have just captured. Attack once more.",
    done: "That is how chains begin. A failure would have cost you nothing but the turn.",
    again: "You stopped. Here, be bold: attack another white stone.",
  },
  influence: {
    title: "Influence",
    idea: "With influence a stone that you place where you are in the majority brings a second one, anywhere you like.",
    task: "You are Black. Place between your stones, then place the bonus stone.",
    done: "Two stones in one turn.",
    again: "No bonus there. Place on a cell with more of your stones around it than White's, then anywhere.",
  },
  tide: {
    title: "The tide",
    idea: "With tide the water rises after every tenth turn, and the outermost triangles sink with everything on them. This is the tenth turn.",
    task: "You are White. Place a stone where it will stay dry.",
    done: "Dry feet! What stood at the rim is gone.",
    again: "Your stone is under water. Stay away from the rim.",
  },
  win: {
    title: "Win at once",
    idea: "If a capture leaves your opponent without a stone, the game is over on the spot.",
    task: "You are Black. Capture White's last stone.",
    done: "Not a white stone left. You have won!",
    again: "The coins were against you: it happens once in eight times. Have another go.",
  },
};
