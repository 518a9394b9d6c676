import type { HouseRules } from '../../../engine/citadel/index.ts'
import type { Trait } from './traits.ts'

/** Weight of a feature at the start, and the amount added in proportion to the leader's progress to the goal. */
export type FeatureWeight = readonly [first: number, later: number]

/**
 * Weights of the features in `chances`, fitted by multinomial logistic regression. Data: every position after a turn, with the
 * winner, of 3,200 basic and 2,600 strategic games of two to five Knights. In one turn of four they chose among their twelve best plans at
 * random. Single weights mean little, because features correlate: a seat that can build has bricks, cards and plots.
 */
export const WEIGHTS: Readonly<Record<HouseRules['version'], Readonly<Record<Trait, FeatureWeight>>>> = {
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
