/** @type {Record<string, import("../../types.js").LessonWords>} */
export default {
  touch: {
    title: "Stones that touch",
    idea: "Place your stones now; the quake comes at the end. Then every group rolls a die and survives if the die shows its size or less. So bigger is safer. Stones form a group if they touch along a line; diagonals do not count.",
    task: "You are Black. Join your two stones into a group of three.",
    done: "Three stones together survive on 1, 2 or 3: even odds instead of one in six.",
    again: "They are still apart. Place a stone that touches both.",
  },
  six: {
    title: "Six are safe",
    idea: "A die never shows more than six. So a group of six or more cannot fail; it does not even roll.",
    task: "You are Black. One stone makes all your stones safe. Where?",
    done: "Six together. Let it shake!",
    again: "Not all of them are joined. Look for a cell between your two groups.",
  },
  split: {
    title: "Keep them apart",
    idea: "Your opponent wants to join groups too. Two groups of three survive half the time each; joined they would be safe.",
    task: "You are Black. Place a stone where White’s two groups would meet.",
    done: "Now White’s groups roll separately. And yours has grown.",
    again: "White could still join them next turn. Look at the centre.",
  },
  quake: {
    title: "The quake",
    idea: "You may pass instead of placing. When both sides pass in a row, the quake comes and each group rolls. Each surviving stone is a point.",
    task: "White has passed. Pass too, and watch what holds.",
    done: "That is how every game ends: you build the odds, the dice decide the rest.",
    again: "You placed a stone, which is fine in a real game. Here, use the button to pass.",
  },
  fault: {
    title: "Fault lines",
    idea: "Some games have fault lines, drawn as cracks. A stone on a crack has no links at all. It stands alone, whatever is next to it.",
    task: "You are Black. Join your two pairs into a group of five, around the crack.",
    done: "Five together, around the crack.",
    again: "The crack keeps stones apart. Join your pairs on another cell.",
  },
  keystone: {
    title: "The Keystone",
    idea: "In games with Keystones, each side has one. It counts as two stones when its group rolls. Four stones and a Keystone are as good as six.",
    task: "You are Black. Make the next stone your Keystone, and make your group safe with it.",
    done: "Counted as six: this group will not even roll.",
    again: "That is not safe yet. Press the Keystone button first, then place next to your group.",
  },
  salvage: {
    title: "Save what you can",
    idea: "With aftershocks, a group that fails gets one last chance. Its owner names one of its stones, and on a 1 that stone stays.",
    task: "You are Black. Your three stones failed. Choose one to save.",
    done: "One time in six it stays. Was it today?",
    again: "You let them go. Click one of the three stones instead.",
  },
};
