import { strong } from '../../../../ui/text/emphasis.ts'

/** The pages of the rule book, each with its title and what it says. */
export const rulePages = {
  pages: {
    opening: {
      title: 'The first hand',
      text: 'Seven cards. If no land or no creature is among them, you may draw seven others, once.',
    },
    lay: {
      title: 'Lay a land',
      text: `As many as you like. ${strong('Each past the first')} in a turn costs one life, and never your last.`,
    },
    cast: {
      title: 'Cast a card',
      text: `So many lands of its kind as it ${strong('needs')} must lie there; so many unspent ones as it ${strong('costs')} are spent. A creature rests until your next turn.`,
    },
    treasure: {
      title: 'Your treasure',
      text: 'It is cast like a creature, has no kind, and works from the moment it lies before you.',
    },
    attack: {
      title: 'The attack',
      text: `Once a turn. Send creatures ${strong('one by one')}, then fight. While the column stands, nothing else is done.`,
    },
    meet: {
      title: 'Who meets whom',
      text: 'Of the free defenders: who kills and lives; else who lives; else who kills; else the weakest. Whom each one meets depends on who is still free.',
    },
    fight: {
      title: 'The fight',
      text: 'All pairs strike at the same time. Whoever takes at least as much power as it has toughness falls.',
    },
    night: {
      title: 'The night',
      text: 'A die for your life: 1 gives one, 2 to 4 take one, 5 and 6 take two. At zero the siege is lost.',
    },
    assault: {
      title: 'The assault',
      text: `On the turn after the last defender fell: the powers of all who do not rest, against ${strong('three dice')}.`,
    },
    again: {
      title: 'Driven out',
      text: 'More than five below the dice: all your cards come together for another siege, or you yield.',
    },
    end: {
      title: 'How it is lost',
      text: 'By the candle, by giving up, or when no creature is left in army, hand and deck.',
    },
    order: {
      title: 'Strongest first',
      text: 'A house rule: attackers are sent in falling order of power and toughness together.',
    },
  },
}
