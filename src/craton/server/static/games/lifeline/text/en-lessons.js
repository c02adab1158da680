/** @type {Record<string, import("../../types.js").LessonWords>} */
export default {
  pair: {
    title: "Two stones to begin with",
    idea: "In Lifeline no group can live alone. A group stays on the board while empty cells lead from it to another group of its colour. That is its lifeline. So you open with two stones at once, apart from each other.",
    task: "You are Black. Place two stones that do not touch.",
    done: "Lovely. The empty cells between them are their lifeline.",
    again: "Almost. Try two cells with some space between them.",
  },
  cut: {
    title: "Cut a lifeline",
    idea: "Black’s stone at the bottom reaches its friends at the top through a single gap in your wall. Point at a black stone, and its lifeline turns green.",
    task: "You are White. Close the gap and cut the lower black stone off.",
    done: "Snip! No empty path leads to its friends any more, so the stone is removed.",
    again: "The black stone still finds its way around. Look for the one gap in your wall.",
  },
  save: {
    title: "Keep a group alive",
    idea: "Now look at it from Black’s side. The lower stone hangs by a thread. You can fill the gap yourself, or give the stone a second friend down there that does not touch it: stones that touch are one group.",
    task: "You are Black. Place a stone so that White cannot remove b3 next turn.",
    done: "Safe! There is more than one way to do it; you found one.",
    again: "White could still remove it. Fill the gap at d4, or place a second stone below that does not touch b3.",
  },
  alone: {
    title: "Do not join your last two groups",
    idea: "Here White has only the two halves of the wall. Closing the gap would make them one group without a friend, and it would die together with the black stone. Point at d4 and see: your own stones would be lost.",
    task: "You are White. First give your wall some company: place a stone that touches neither half.",
    done: "Well spotted. With a friend elsewhere you can close the gap next time.",
    again: "That stone became part of the wall, or cost you one. Place it somewhere away from your stones.",
  },
  first: {
    title: "Enemies go first",
    idea: "After you place, dead enemy groups are removed first. Only then are your own groups checked, and the space the enemies left may save them. So a daring move may be fine.",
    task: "You are White. Find the move that removes every black stone.",
    done: "What a move! Your upper group was cut off as well, but Black’s stones were removed first, and that opened your paths again.",
    again: "Some black stones are still there. Which cell cuts the top right black stone off from the black row?",
  },
  close: {
    title: "Keep some room for yourself",
    idea: "You may place only where an empty path leads to a stone of yours. A corner that only your stones touch is closed to the other side. That is worth a lot: a player who cannot place a stone loses.",
    task: "You are White. Close the corner a1 with one stone.",
    done: "Yours! Black can never place there while your group stands.",
    again: "Black can still reach a1. Which cell beside it is open?",
  },
  win: {
    title: "The last stone wins",
    idea: "If it is your turn and you cannot place, you lose. The quickest way to win is to leave your opponent without stones.",
    task: "You are White. One stone wins at once. Point at cells to see what each would remove.",
    done: "You won! Black has nowhere left to place.",
    again: "Black lives on. Look for the cell that cuts all black groups off from each other.",
  },
};
