import { strong } from '../../../../ui/text/emphasis.ts'

/** Tips. */
export const tips = {
  goal: `A rival could reach ${strong('the goal')} in the next turn. A Torch, a Banishment or a siege takes points away.`,
  siegeOwn: `One of your plots has ${strong('one free neighbour')} left. If a rival claims it, your plot falls. Claim it first, and your plot is safe.`,
  siegeRival: `A rival’s plot has ${strong('one free neighbour')} left, and you border on it. Claim it, and the plot is yours.`,
  power: `${strong('One more building')} of a category, and its Great Power is yours: points and more income.`,
  redBox: `You are near ${strong('a red box')}. End your turn on it, higher than you began, and you get an Influence card.`,
  taxes: `You have more than ${strong('5 bricks')}. A Municipal card takes the rest: spend it in time.`,
  byItself: `One of your Influence cards ${strong('plays by itself')} at the right moment. Keep it secret.`,
  sell: `Few bricks and a full hand? ${strong('The Pawnshop')} gives half of what a card is worth.`,
}
