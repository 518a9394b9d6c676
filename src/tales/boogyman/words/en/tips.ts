import { strong } from '../../../../ui/text/emphasis.ts'

/** Tips, each shown once at the right moment. */
export const tips = {
  spawn: `One of yours has ${strong('two trees')} on its tile. Pick it up and spawn one more.`,
  call: `Two trees can also ${strong('call')} your Boogyman. You pay the two trees and the one who calls.`,
  prowl: `Your ${strong('Boogyman')} is here. He walks up to three tiles and captures the others’ folk where he stops.`,
  safe: `Their Boogyman is out! Folk are safe with a ${strong('tree')}, three together, or with their own Boogyman.`,
  seven: `A win is close: ${strong('seven')} on the board win at once.`,
  tree: `A tree grows when the ${strong('last')} one leaves a tile. Both sides can use trees.`,
}
