import { strong } from '../../../../ui/text/emphasis.ts'

/** Tips: what is worth knowing at a certain moment. */
export const tips = {
  land: `The ${strong('first land')} of a turn is free. Each further one costs a life, and a life is a night.`,
  cast: `A card asks for ${strong('lands of its kind')} in play, and for as many unspent lands as it costs.`,
  send: `Send in the ${strong('order you like')}: whom each one meets depends on who is still free.`,
  bait: `A weak one sent first can ${strong('lure a strong defender')} away from the next.`,
  wait: `While ${strong('one weak defender')} stands there is no assault: your army may grow first.`,
  assault: `In the ${strong('assault')} all count who do not rest. Cast before the last night, not after it.`,
}
