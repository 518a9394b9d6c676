import { strong } from '../../../../ui/text/emphasis.ts'

/** What the table tells once, when its moment has come. */
export const tips = {
  goal: `A rival could reach ${strong('the goal')} in the next turn. A Torch, a Banishment or a siege takes points away.`,
  siegeOwn: `One of your plots has ${strong('one free neighbour')} left. If a rival claims it, your plot falls. Claim it yourself, and it is safe.`,
  siegeRival: `A rival’s plot has ${strong('one free neighbour')} left, and you border on it. Claim it, and the plot is yours.`,
  power: `${strong('One more building')} of a category, and its Great Power is yours: points and more income.`,
  redBox: `You are near ${strong('a red box')}. If your turn ends on it, higher than it began, you get an Influence card.`,
  taxes: `You have more than ${strong('5 bricks')}. A Municipal card takes what is beyond: spend it in time.`,
  byItself: `One of your Influence cards ${strong('plays by itself')} when its moment comes. Keep it, and tell nobody.`,
  sell: `Few bricks and a full hand? ${strong('The Pawnshop')} gives half of what a card is worth.`,
}
