import type { HouseRules } from '../../../engine/citadel/index.ts'
import type { Trait } from './traits.ts'

/** What a trait is worth at the beginning, and what is added to that by the time that somebody is at the goal. */
export type Weight = readonly [first: number, later: number]

/**
 * What the traits of a seat are worth for its chance to win, in the measure of `chances`. They were not thought out but fitted to
 * games: of 3,200 basic and 2,600 strategic ones of two to five Knights, each of whom chose in one turn of four any of its
 * twelve best plans, every position after a turn with who won in the end (a multinomial logistic regression). Single weights
 * mean little, for traits go together: who could build much has bricks, cards and plots.
 */
export const WEIGHTS: Readonly<Record<HouseRules['version'], Readonly<Record<Trait, Weight>>>> = {
  basic: {
    points: [0.492, 0.333],
    pointsSquared: [0.405, -0.166],
    bricks: [0.104, -0.064],
    bricksBeyond: [0.059, 0.013],
    income: [0.144, -0.101],
    incomeToCome: [0.055, 0.432],
    cards: [-0.143, -0.201],
    cardValue: [0.159, -0.034],
    valueThatFits: [0.028, 0.101],
    gain: [-0.002, 0.045],
    gainWhenPaid: [-0.054, 0.21],
    bare: [0.214, -0.23],
    plots: [-0.034, 0.102],
    free: [0.072, -0.09],
    cheapest: [0.071, -0.076],
    influence: [0.203, -0.043],
    builders: [-0.295, 0.236],
    threatened: [0, 0],
    wait: [-0.213, -1.148],
    reaches: [-0.007, -0.062],
    reachesWhenPaid: [-0.277, -0.391],
    firstToReach: [0.147, 0.082],
    firstToReachWhenPaid: [0.123, -0.016],
    near: [-0.334, 0.42],
    firmPowers: [0, 0],
    loosePowers: [0, 0],
    powersNear: [0, 0],
  },
  strategic: {
    points: [0.445, 0.291],
    pointsSquared: [-0.163, 0.461],
    bricks: [0.053, -0.023],
    bricksBeyond: [0.015, 0.02],
    income: [-0.133, 0.154],
    incomeToCome: [0.09, -0.003],
    cards: [0.028, -0.461],
    cardValue: [0.091, -0.093],
    valueThatFits: [0.013, 0.075],
    gain: [-0.003, 0.069],
    gainWhenPaid: [0.019, 0.126],
    bare: [-0.226, 0.369],
    plots: [0.19, -0.195],
    free: [0.103, -0.064],
    cheapest: [0.117, -0.168],
    influence: [0.143, -0.005],
    builders: [-0.124, 0.008],
    threatened: [-0.116, 0.044],
    wait: [-0.131, -0.881],
    reaches: [-0.041, -0.04],
    reachesWhenPaid: [-0.27, -0.257],
    firstToReach: [0.147, 0.135],
    firstToReachWhenPaid: [0.043, 0.037],
    near: [-0.224, 0.179],
    firmPowers: [-0.19, 0.189],
    loosePowers: [-0.244, 0.269],
    powersNear: [-0.008, 0.149],
  },
}
