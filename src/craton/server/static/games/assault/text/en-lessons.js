/** @type {Record<string, import("../../types.js").LessonWords>} */
export default {
  core: {
    title: "Take a triangle",
    idea: "In Triangular Assault you own the triangles your stones stand on. When the turns are used up, the side that owns more wins. If it is even, the tinted core decides.",
    task: "You are Black. Place a stone in the core.",
    done: "A good start, right in the middle.",
    again: "That is outside the core. Look for the tinted triangles.",
  },
  attack: {
    title: "Attack!",
    idea: "Instead of placing, you may attack an enemy stone next to one of yours. One coin is tossed for each of your stones next to it. One success is enough, and the stone is yours.",
    task: "You are Black. Attack the white stone.",
    done: "A coin toss: it works half of the time. If it fails, nothing changes.",
    again: "You placed a stone, which is safe. This time, click the white stone.",
  },
  ally: {
    title: "Bring a friend",
    idea: "Two stones next to the target toss two coins: a 75% chance of a hit. Three make it 87.5%.",
    task: "You are Black. Place a second stone next to the white one.",
    done: "Now an attack would succeed three times out of four.",
    again: "Your next attack has not become any better. Place right next to the white stone.",
  },
  odds: {
    title: "Choose your target",
    idea: "A capture counts twice: you gain a triangle and your opponent loses one. So look for the target with the best odds.",
    task: "You are Black. Attack the white stone with the most of yours around it.",
    done: "Three coins, 87.5%. It is hard to do better.",
    again: "There is a better target: one white stone has three of yours next to it.",
  },
  momentum: {
    title: "Momentum",
    idea: "With momentum, a successful attack lets you attack again, for as long as you succeed. You may stop at any time. A failure only ends your turn.",
    task: "You are Black and have just captured. Attack once more.",
    done: "That is how chains begin. A failure would have cost you nothing but the turn.",
    again: "You stopped. Here, be bold: attack another white stone.",
  },
  influence: {
    title: "Influence",
    idea: "With influence, a stone placed where you are in the majority earns you a second one, anywhere you like.",
    task: "You are Black. Place between your stones, then place the bonus stone.",
    done: "Two stones in one turn.",
    again: "No bonus there. Place on a cell with more of your stones around it than White’s, then anywhere.",
  },
  tide: {
    title: "The tide",
    idea: "With the tide, the water rises after every tenth turn, and the outermost triangles sink with everything on them. This is the tenth turn.",
    task: "You are White. Place a stone where it will stay dry.",
    done: "Dry feet! The stones at the rim are gone.",
    again: "Your stone is under water. Stay away from the rim.",
  },
  win: {
    title: "Win at once",
    idea: "If a capture leaves your opponent without stones, the game is over on the spot.",
    task: "You are Black. Capture White’s last stone.",
    done: "Not a white stone left. You have won!",
    again: "The coins were against you: that happens one time in eight. Have another go.",
  },
};
