import { strong } from '../../../../ui/text/emphasis.ts'

/** The pages of the rule book, each with its title and what it says; and what may be chosen on their boards. */
export const rulePages = {
  pages: {
    board: {
      title: 'The citadel',
      text: `48 plots lie in three rings. Dots are the ${strong('price')} of a plot in bricks, the pennant its ${strong('premium')}, which adds to income. Plots border on each other when they share an edge.`,
    },
    setup: {
      title: 'First plots',
      text: `The last seat chooses first, then the one before it, round after round: two or three plots with ${strong('10 dots')} at most together. They cost nothing. Your own may not border on each other.`,
    },
    reveal: {
      title: 'Turning up a card',
      text: `Begin your turn by turning up the top card. With a Building everybody who owns one of its category is paid for ${strong('their best')}: its bricks and the premium of its plot. Then the card goes to your hand.`,
    },
    taxes: {
      title: 'Taxes',
      text: `A Municipal card taxes first: everybody gives back all bricks ${strong('beyond 5')}. Then it pays like any other card.`,
    },
    claim: {
      title: 'Claim a plot',
      text: `Pay its dots, and your Knight stands there. ${strong('Twice')} a turn. The plot must be free and border on one of yours; a building without an owner comes with it. You have 25 Knights.`,
    },
    build: {
      title: 'Build',
      text: `Pay the bricks on the card and lay it on an empty plot of yours. ${strong('Twice')} a turn. As many bricks as it has, so many points it brings.`,
    },
    stand: {
      title: 'What may stand where',
      text: `Citizenry stands anywhere. Crafts ${strong('not in the inner circle')}. Municipal ${strong('not by the river')}. Trade ${strong('only along a road')}.`,
    },
    roads: {
      title: 'Roads and Turnpikes',
      text: `Three roads lead to the centre, and six plots lie along each. Only there Trade may stand; and only ${strong('one Turnpike')} on each road.`,
    },
    raze: {
      title: 'Tear down',
      text: 'For 5 bricks you may tear down a building of your own. It leaves the game, and your points go down.',
    },
    pawnshop: {
      title: 'The Pawnshop',
      text: `It gives ${strong('half')} a card’s value, rounded up, and lays it out open. Any card that lies there costs ${strong('5 bricks')}. What you sold you cannot buy back in the same turn, nor sell what you bought.`,
    },
    'buy-pile': {
      title: 'A card from the pile',
      text: 'For 5 bricks you take the next Building, hidden from all others. Nobody is paid for it. Events on the way happen at once.',
    },
    hire: {
      title: 'Hire influence',
      text: `An Influence card costs ${strong('5 bricks')}. You may keep two; with a third you choose at once which of the three goes.`,
    },
    score: {
      title: 'Points and red boxes',
      text: `Your marker stands at the bricks on your buildings. If your turn ends on a ${strong('red box')}, and higher than it began, you get an Influence card.`,
    },
    goal: {
      title: 'The goal',
      text: `Whoever stands at the goal when a turn ends has won. ${strong('The highest')} wins; of equal ones who has most plots, then most bricks; else they share.`,
    },
    last: {
      title: 'The last round',
      text: 'When every plot has an owner, or the pile is empty, the round is played out to the last seat. Then whoever has most points wins.',
    },
    resign: {
      title: 'Giving up',
      text: 'Whoever gives up leaves the citadel: buildings leave the game, plots become free. The last one left wins.',
    },
    epochs: {
      title: 'Three epochs',
      text: `In the strategic game cards of epoch ${strong('A')} come first, then ${strong('B')}, then ${strong('C')}. The great buildings come last.`,
    },
    market: {
      title: 'The Free Market',
      text: `In the strategic game, with a ${strong('Trade')} building of your own, you sell and buy cards here at their full value.`,
    },
    siege: {
      title: 'Siege',
      text: `In the strategic game a plot falls when its ${strong('last free neighbour')} is claimed and all round it are its rivals. Whoever claimed gets it, with its building.`,
    },
    powers: {
      title: 'Great Powers',
      text: `In the strategic game ${strong('three buildings')} of a category bring its Great Power: points at once, and more income. It goes to whoever has more.`,
    },
    secrets: {
      title: 'What is hidden',
      text: 'Hands are hidden. A card that was turned up, or bought in a shop, stays known to all. Before another person’s turn the screen is covered.',
    },
    two: {
      title: 'Two people',
      text: `Both have ${strong('five plots')} of 20 dots at most together, five cards and 10 bricks. Or each leads ${strong('two Orders')}, which are no enemies but share nothing.`,
    },
    rivals: {
      title: 'Influence on rivals',
      text: 'Desertion, Banishment, Torch, Purse and Spy are aimed at a rival. Nobody loses their last plot to one.',
    },
    yourself: {
      title: 'Influence for yourself',
      text: 'Loan, Master Builders, Donation, Charter, Crier and Dispensation help you in your own turn.',
    },
    themselves: {
      title: 'Influence that plays by itself',
      text: 'A Safe Conduct turns away the first card aimed at you. An Exemption spares you the first taxes of 3 bricks or more. Nobody is asked.',
    },
    giving: {
      title: 'Events that give',
      text: 'An Event happens to everybody, then the next card is turned up.',
    },
    taking: {
      title: 'Events that take',
      text: 'Payments take what is there. Where a Knight must leave and several fit, its Order chooses.',
    },
  },
  /** What may be chosen. */
  choose: (plot: string) => `Choose ${plot}`,
  claim: (plot: string) => `Claim ${plot}`,
  withdraw: (plot: string) => `Withdraw from ${plot}`,
  discard: (card: string) => `Give up ${card}`,
  take: (card: string) => `Take ${card}`,
  play: (card: string, at: string) => (at === '' ? `Play ${card}` : `Play ${card} at ${at}`),
}
