import { strong } from '../../../../ui/text/emphasis.ts'

/** The tips, each for a certain moment. */
export const tips = {
  land: `The ${strong('first land')} of a turn is free. Each one after it costs a life.`,
  cast: `A card needs ${strong('lands of its kind')} in play. It also costs unused lands.`,
  send: `Send in the ${strong('order you like')}. Who meets each one depends on who is still free.`,
  bait: `Send a weak one first: it can ${strong('lure a strong defender')} away from the next.`,
  wait: `Leave ${strong('one weak defender')}: there is no assault yet, and your army can grow.`,
  assault: `Only rested creatures count in the ${strong('assault')}. Cast before the last night, not after it.`,
}
