import { strong } from '../../../../ui/text/emphasis.ts'

/** The words of the rule book. */
export const rules = {
  title: 'How to play',
  pages: { game: 'The game' },
  aim: 'Your army marches round the land as the die commands. It builds forts on other people’s places, which is a siege, or on your own, which is a wall and a store of strength. When all places of a country are besieged, it falls. The last one left wins.',
  begin: 'First of all',
  beginHow:
    'Each in turn sets its army on one of the two spaces at its own city. Then Ash begins, and play goes round counter-clockwise.',
  turn: 'Your turn',
  turnHow: `Roll the die: its number is how many ${strong('actions')} your army must use, in any order.`,
  march: 'March',
  marchHow:
    'One action: one space on in the direction that it faces. Through other armies, but never stopping on one.',
  turnRound: 'Turn round',
  turnRoundHow: 'Two actions, once a turn.',
  build: 'Build a fort',
  buildHow:
    'Two actions on a town, three on a city, without a fort. On another’s place it besieges, on your own it fortifies. You have five.',
  tear: 'Tear a fort down',
  tearHow: 'Two or three actions: it goes home to its owner.',
  home: 'Take your own home',
  homeHow:
    'Costs nothing and gives two or three actions more, on any place. Not in the turn in which you built it.',
  all: 'All actions must be used',
  allHow: 'An action that would waste some is refused. You never have to take your own fort home.',
  undo: 'Undo is free back to your roll. Further back all must agree.',
  fall: 'Siege and fall',
  siegeHow: 'A place is besieged while a fort of another country is on it.',
  fallHow:
    'When all places of a country are besieged, it falls at once: its army leaves, its forts and those on its places go home, and nothing is built there any more.',
  end: 'How it ends',
  last: 'One is left',
  lastHow: 'The last country left wins.',
  winter: 'Winter',
  winterHow:
    'After the last round before winter, the most worth of free places wins: a city counts three, a town two.',
  giveUp: 'Giving up',
  giveUpHow: 'In your own turn: your country falls.',
  house: 'House rules at this table',
  noHouse: 'None.',

  ours: 'The source leaves some things open, or is lost in places. What we settled there:',
  /** Every ruling, by its number in the law. */
  numbered: {
    1: 'Each country has one city in a corner and its towns beside it, two with two or four countries, three with three; five forts; one army.',
    2: 'An army begins on one of the two spaces of its own city and faces counter-clockwise.',
    3: 'Play goes Ash, Briar, Clover, Dill: counter-clockwise, as the armies march.',
    4: 'Nothing can be done before the roll.',
    5: 'A space holds one army. Armies march through others but cannot stop there, and on a held space they can only march on.',
    6: 'All actions must be used as far as they can be, without tearing down an own fort. An action that would waste more than must be wasted is refused.',
    7: 'An army turns once a turn at most. Which way it faces lasts.',
    8: 'Tearing down your own fort costs nothing and gives two or three actions, also with none left, and on any country’s place.',
    9: 'A fort stays in the turn in which it was built: its owner cannot take it home then.',
    10: 'A country falls at once when every place of it is besieged, by anyone.',
    11: 'Its army leaves, its forts and all on its places go home. Nothing is built there any more. Who built goes on with the turn.',
    12: 'In one’s own turn, once all have mustered, a country may give up: it falls.',
    13: 'After round 60 it is winter: the most worth of free places wins; of equal ones, the most worth of places under siege; else they share.',
    14: 'House rules: forts stay on the fallen, own forts give nothing, two dice, turning takes three, patchwork, winter after 30, the first fall ends it.',
    15: 'Two to four countries: for more the source names no places.',
    16: 'House rule: the first fall ends the tale. The best as in winter wins; on a tie, the country that felled it.',
  },
}

/** Labels of the shortcuts, for the help sheet. */
export const keys = {
  groups: { board: 'The road' },
  onBoard: 'While the focus is on the road.',
  means: {
    begin: 'On the cover: begin',
    roll: 'Roll',
    end: 'End turn',
    turn: 'Turn round',
    build: 'Build a fort: besiege or fortify',
    tear: 'Tear down, or take your own fort home',
    march: 'March one space',
    'do-all': 'Do the whole plan',
    confirm: 'March to the space. If that takes more: once to plan it, again to do it',
    'put-back': 'Cancel the plan',
    again: 'Watch the last turn again',
    countries: 'Read out all countries',
    describe: 'Read out threats',
    hint: 'Ask the Guardian',
    level: 'Dangers: off, threats, or everything',
    rove: 'Round the road, or straight across',
    'row-ends': 'Home: to the army on turn',
  },
}
