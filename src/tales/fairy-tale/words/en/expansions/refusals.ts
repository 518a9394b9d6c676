/** Why a wish of the expansions is not allowed. */
export const expansionRefusals = {
  'cannot-burn': 'That tile never catches fire, or is on fire already.',
  'it-burns': 'That tile burns.',
  'under-water': 'That tile is under water.',
  'no-water': 'The bucket is empty: step onto a well or a river.',
  'no-fire-there': 'Nothing burns there.',
  'not-downhill': 'That tile is no further from the Oak than this one.',
  'points-so-already': 'The signpost points there already.',
  'switched-already': 'That was switched in this turn already.',
  'bridge-is-raised': 'The drawbridge on that road is raised.',
  'must-be-placed':
    'A tile with a drum or a grove must be placed: it is neither put under the pile nor swapped away.',
  'no-barracks-here': 'Soldiers are recruited on a barracks.',
  'too-many-soldiers': 'No more soldiers: two on a tile, four in the forest.',
  'order-given': 'The order of this turn was given.',
  'no-soldier-there': 'No soldier stands there.',
  'not-on-the-oak': 'A soldier may cross the Oak, but not stop there.',
  'monsters-in-the-way': 'Monsters stand in the way.',
  'nobody-to-take-along': 'No villager is here to come along.',
  'no-such-spell': 'The hero has no such spell.',
  'tongue-tied': 'A curse ties every tongue: no powers until its diamond is broken.',
  'nothing-to-mend': 'Nothing on that tile is used, sprung or broken.',
}
