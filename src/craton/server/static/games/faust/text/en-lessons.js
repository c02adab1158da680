/** @type {Record<string, import("../../types.js").LessonWords>} */
export default {
  flip: {
    title: "Four walls",
    idea: "In Faust you place discs, or you flip a rectangle of enemy discs. A single disc is a rectangle too. It has four walls, the discs next to it. If all of them are filled and you own more than half, it becomes yours.",
    task: "You are White. One black disc has three white walls. Flip it.",
    done: "Flipped! Three walls of four are more than half.",
    again: "That was a placement. Point at the black discs: one of them can be flipped. Click it.",
  },
  length: {
    title: "Long walls count more",
    idea: "A longer rectangle has longer walls, and each counts its length. Here no black disc can be flipped alone: two walls of four are only half. But three in a row have walls of three on either side.",
    task: "You are White. Flip the three black discs between your walls.",
    done: "Six of eight: well above half.",
    again: "Not quite. Click one of the black discs in the middle, c2, c3 or c4.",
  },
  choose: {
    title: "Several at once",
    idea: "Sometimes a disc is in more than one rectangle. Click it once to see the first; click again or scroll to see the next. A wall of mixed colours does not count as a wall.",
    task: "You are White. Flip four discs with one move.",
    done: "Four discs at once, a good catch.",
    again: "That was fewer than four. Choose between the rectangles before you play.",
  },
  prepare: {
    title: "Build the last wall",
    idea: "Captures have to be prepared. A wall counts only if it is filled, so look for the disc that completes one. Black’s disc on c3 has three walls already, two of them yours.",
    task: "You are White. Place the disc that lets you flip c3 next turn.",
    done: "Now c3 has four walls, three of them white. Black has one turn to do something about it.",
    again: "c3 still has an open side. Which one?",
  },
  edge: {
    title: "The edge helps",
    idea: "At the edge of the board a wall is missing, and the edge counts like the opposite wall. So a disc at the edge with a white wall inside has a second white wall for free.",
    task: "You are White. Flip the two black discs on the right edge.",
    done: "The edge took the colour of the opposite wall.",
    again: "Look at the right edge: f3 and f4 belong together.",
  },
  locked: {
    title: "The locked crosscut",
    idea: "When both colours cross like this, no disc in the middle can be flipped alone. This is called a locked crosscut. The side to move may flip all six enemy discs of it at once.",
    task: "You are White. Break the crosscut: flip Black’s six discs.",
    done: "Six discs in one move. Beware when you build one: the other side may be quicker.",
    again: "That was something else. Click a black disc of the crosscut in the middle.",
  },
  win: {
    title: "Take them all",
    idea: "A side with no discs left loses. There is no other way to win: the game goes on until one colour is gone.",
    task: "You are White. Flip Black’s last discs.",
    done: "All white. You have won!",
    again: "Black still has discs. Both of them are in one rectangle.",
  },
};
