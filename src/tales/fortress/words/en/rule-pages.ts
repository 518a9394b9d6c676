import { strong } from '../../../../ui/text/emphasis.ts'

/** The pages of the rule book with titles and texts. */
export const rulePages = {
  pages: {
    opening: {
      title: 'The first hand',
      text: 'You draw seven cards. With no land or no creature among them, you can draw seven others, once.',
    },
    lay: {
      title: 'Lay a land',
      text: `As many as you like. ${strong('Each past the first')} in a turn costs one life, and never your last.`,
    },
    cast: {
      title: 'Cast a card',
      text: `You must have as many lands of its kind as it ${strong('needs')}. It uses up as many lands as it ${strong('costs')}. A creature rests until your next turn.`,
    },
    treasure: {
      title: 'Your treasure',
      text: 'You cast it like a creature. It has no kind and works at once.',
    },
    attack: {
      title: 'The attack',
      text: `Once a turn. Send creatures ${strong('one by one')}, then fight. Once one has stepped forward, you can only send more or fight.`,
    },
    meet: {
      title: 'Who meets whom',
      text: 'Of the free defenders: who kills and lives; else who lives; else who kills; else the weakest. Who meets each one depends on who is still free.',
    },
    fight: {
      title: 'The fight',
      text: 'All pairs strike at the same time. A creature falls if the other’s power is at least its toughness.',
    },
    night: {
      title: 'The night',
      text: 'Roll a die. 1 gives one life, 2 to 4 take one, 5 and 6 take two. At zero the siege is lost.',
    },
    assault: {
      title: 'The assault',
      text: `On the turn after the last defender fell: the powers of all who do not rest, against ${strong('three dice')}.`,
    },
    again: {
      title: 'Driven out',
      text: 'More than five below the dice: gather all your cards for another siege, or yield.',
    },
    end: {
      title: 'How it is lost',
      text: 'Your life is gone, you give up, or you have no creature in army, hand and deck.',
    },
    order: {
      title: 'Strongest first',
      text: 'House rule: add power and toughness. Send the highest first.',
    },
  },
}
