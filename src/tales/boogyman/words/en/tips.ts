import { strong } from '../../../../ui/text/emphasis.ts'

/** What the table tells once, when its moment has come. */
export const tips = {
  spawn: `One of yours stands among ${strong('two trees')}: take it, and one more can come from home.`,
  call: `Two trees can also ${strong('call')} your Boogyman. He comes for the two trees and the one who calls.`,
  prowl: `Your ${strong('Boogyman')} is here. He walks up to three tiles, and captures whoever stands where he stops.`,
  safe: `Their Boogyman is out! Safe is who stands with a ${strong('tree')}, three together, or with their own Boogyman.`,
  seven: `Count: ${strong('seven')} on the board at the same time win at once. Somebody is close.`,
  tree: `A tree grows where the ${strong('last')} one of a tile leaves. Trees belong to nobody: both sides may use them.`,
}
