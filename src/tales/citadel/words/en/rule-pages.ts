import { strong } from '../../../../ui/text/emphasis.ts'

/** The pages of the rule book with titles and texts, and the choices on their boards. */
export const rulePages = {
  pages: {
    board: {
      title: 'The citadel',
      text: `48 plots form three rings. Dots are the ${strong('price')} of a plot in bricks, the pennant its ${strong('premium')}, which adds to income. Plots border on each other when they share an edge.`,
    },
    setup: {
      title: 'First plots',
      text: `The last seat chooses first, then the one before it, round after round: two or three plots with ${strong('10 dots')} at most together. They cost nothing. Your own may not border on each other.`,
    },
    reveal: {
      title: 'Turning up a card',
      text: `Begin your turn by turning up the top card. With a Building everyone who owns one of its category is paid for ${strong('their best')}: its bricks and the premium of its plot. Then the card goes to your hand.`,
    },
    taxes: {
      title: 'Taxes',
      text: `A Municipal card taxes first: everyone gives back all bricks ${strong('above 5')}. Then it pays like any other card.`,
    },
    claim: {
      title: 'Claim a plot',
      text: `Pay its dots, and your Knight goes there. ${strong('Twice')} a turn. The plot must be free and border on one of yours; a building without an owner is included. You have 25 Knights.`,
    },
    build: {
      title: 'Build',
      text: `Pay the bricks on the card and put it on an empty plot of yours. ${strong('Twice')} a turn. Each brick on it is a point.`,
    },
    stand: {
      title: 'What may go where',
      text: `Citizenry goes anywhere. Crafts ${strong('not in the inner circle')}. Municipal ${strong('not by the river')}. Trade ${strong('only along a road')}.`,
    },
    roads: {
      title: 'Roads and Turnpikes',
      text: `Three roads lead to the centre, with six plots along each. Trade may go only there; and only ${strong('one Turnpike')} on each road.`,
    },
    raze: {
      title: 'Tear down',
      text: 'For 5 bricks you may tear down a building of your own. It leaves the game, and your points go down.',
    },
    pawnshop: {
      title: 'The Pawnshop',
      text: `It gives ${strong('half')} a card’s value, rounded up, and puts it face up. Any card there costs ${strong('5 bricks')}. In one turn you cannot buy back what you sold, or sell what you bought.`,
    },
    'buy-pile': {
      title: 'A card from the pile',
      text: 'For 5 bricks you take the next Building, hidden from all others. It pays no income. Events on the way happen at once.',
    },
    hire: {
      title: 'Hire influence',
      text: `An Influence card costs ${strong('5 bricks')}. You may keep two; with a third you choose at once which of the three goes.`,
    },
    score: {
      title: 'Points and red boxes',
      text: `Your marker shows the bricks on your buildings. If your turn ends on a ${strong('red box')}, and higher than it began, you get an Influence card.`,
    },
    goal: {
      title: 'The goal',
      text: `The game ends when a player is at the goal at the end of a turn. ${strong('The highest')} wins. On a tie most plots win, then most bricks; else they share.`,
    },
    last: {
      title: 'The last round',
      text: 'When every plot has an owner, or the pile is empty, the round is played out to the last seat. Then the most points win.',
    },
    resign: {
      title: 'Giving up',
      text: 'If you give up, your buildings leave the game and your plots become free. The last one left wins.',
    },
    epochs: {
      title: 'Three epochs',
      text: `In the strategic game cards of epoch ${strong('A')} are first, then ${strong('B')}, then ${strong('C')}. The great buildings are last.`,
    },
    market: {
      title: 'The Free Market',
      text: `In the strategic game, with a ${strong('Trade')} building of your own, you sell and buy cards here at their full value.`,
    },
    siege: {
      title: 'Siege',
      text: `In the strategic game a plot falls when its ${strong('last free neighbour')} is claimed and only its rivals are round it. The Order that claimed gets it, with its building.`,
    },
    powers: {
      title: 'Great Powers',
      text: `In the strategic game ${strong('three buildings')} of a category bring its Great Power: points at once, and more income. A rival who has more takes it.`,
    },
    secrets: {
      title: 'What is hidden',
      text: 'Hands are hidden. A card that was turned up, or bought in a shop, stays known to all. Before another person’s turn the screen is covered.',
    },
    two: {
      title: 'Two people',
      text: `Both have ${strong('five plots')} of 20 dots at most together, five cards and 10 bricks. Or each plays ${strong('two Orders')}, which never fight but share nothing.`,
    },
    rivals: {
      title: 'Influence on rivals',
      text: 'Desertion, Banishment, Torch, Purse and Spy are aimed at a rival. They never take a last plot.',
    },
    yourself: {
      title: 'Influence for yourself',
      text: 'Loan, Master Builders, Donation, Charter, Crier and Dispensation help you in your own turn.',
    },
    themselves: {
      title: 'Influence that plays by itself',
      text: 'A Safe Conduct turns away the first card aimed at you. An Exemption spares you the first taxes of 3 bricks or more. Both are automatic.',
    },
    giving: {
      title: 'Events that give',
      text: 'An Event happens to everyone, then the next card is turned up.',
    },
    taking: {
      title: 'Events that take',
      text: 'You never pay more than you have. If a Knight must leave and several fit, its Order chooses.',
    },
  },
  /** Choices. */
  choose: (plot: string) => `Choose ${plot}`,
  claim: (plot: string) => `Claim ${plot}`,
  withdraw: (plot: string) => `Leave ${plot}`,
  discard: (card: string) => `Discard ${card}`,
  take: (card: string) => `Take ${card}`,
  play: (card: string, at: string) => (at === '' ? `Play ${card}` : `Play ${card} on ${at}`),
}
