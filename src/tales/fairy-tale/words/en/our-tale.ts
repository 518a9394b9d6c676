import type {
  BasicBuildingId,
  CharacterId,
  MonsterKind,
  Outcome,
  PowerId,
} from '../../../../engine/fairy-tale/index.ts'
import { ordinal, spelled } from '../../../../ui/text/en/numbers.ts'
import type { Wordings } from '../../../../ui/text/grammar.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

/** The remarks of a hero, by mood: glad, busy, and dark. */
interface Voice {
  readonly glad: Wordings
  readonly busy: Wordings
  readonly dark: Wordings
}

/** Monsters in a story: first mentioned, mentioned again, and several. */
const monsters = wordsByKey<MonsterKind, { a: string; many: string }>({
  'frost-giant': { a: 'a Frost Giant', many: 'Frost Giants' },
  ogre: { a: 'an Ogre', many: 'Ogres' },
  'big-bad-wolf': { a: 'a Big Bad Wolf', many: 'Big Bad Wolves' },
  'ice-witch': { a: 'an Ice Witch', many: 'Ice Witches' },
  troll: { a: 'a Troll', many: 'Trolls' },
})

/**
 * The sentences of our tale in the grammar of `ui/text/grammar.ts`. Gaps: `{who}` the hero on turn, `{monster}` the monster of the event,
 * `{monsters}` one or several of a kind, `{count}` the number of monsters, `{steps}` a number, `{thing}` a special tile or a symbol.
 */
export const ourTale = {
  monsters,
  /** One or several of a kind. */
  some: (count: number, kind: MonsterKind) =>
    count === 1 ? monsters[kind].a : `${spelled(count)} ${monsters[kind].many}`,
  /** Several kinds together. */
  monstersOf: (count: number) => (count === 1 ? 'a monster' : `${spelled(count)} monsters`),
  nth: (n: number) => (n === 3 ? 'last' : ordinal(n)),
  number: spelled,
  steps: (n: number) => (n === 1 ? 'one step' : `${spelled(n)} steps`),

  /** Special tiles, as they are first mentioned. */
  things: wordsByKey<BasicBuildingId>({
    diamond: 'a dark diamond',
    den: 'a monster den',
    'sleeping-glade': 'a sleeping glade',
    'candy-house': 'a candy house',
    'treasure-chest': 'a treasure chest',
    palace: 'a palace',
    catapult: 'a catapult',
    trapdoor: 'a trapdoor',
  }),

  once: [
    'Once upon a time [there grew|there stood] a Great Wise Oak [in the middle of a forest|where all roads meet], [who remembered|who knew by heart] every fairy tale that was ever told.',
    '[Long, long ago|In the days when wishes still helped], a Great Wise Oak [held every story of the world in his rings|kept every fairy tale of the world under his bark].',
  ],
  dark: [
    'But three dark diamonds lay [hidden|buried] [in the forest|among the trees], and [all that was wicked|everything with claws] wanted him to forget.',
    'But three dark diamonds [glimmered|slept] [somewhere among the trees|deep in the forest], and they [called|sent] monsters to make him forget.',
  ],
  friends: [
    '[So|And so] his friends [set out|took to the road]: {heroes}.',
    'Then [up stood|came] his [truest|oldest] friends: {heroes}.',
  ],
  alone: [
    'Only one friend [came when he called|stood by him], and that was {heroes}.',
    '[So|And so] a single friend [set out|took to the road]: {heroes}.',
  ],

  /** Events in common sentences; those of each kind of monster or hero are below. */
  ways: {
    came: [
      '[From all sides|From near and far] came {monsters}, [grumbling|howling|snorting].',
      '[The bushes rustled|Twigs snapped] [here and there|on every side], and there <was/were> {monsters}.',
    ],
    'nobody-came': [
      '[That morning|At sunrise] nobody came [out of the dark|down the roads], [not even a bat|not one].',
      'The edge of the forest [stayed empty|lay still], and {who} [breathed again|took heart].',
      'No [monster|claw] showed itself [at dawn|that morning].',
    ],
    rested: [
      '{who} [stayed|sat] [quietly|still] [and listened to the leaves|and watched the road|and thought hard].',
      '{who} [waited|kept watch], [and nothing stirred|and the wind turned|as friends sometimes must].',
    ],
    walked: [
      '{who} [walked|wandered|strode] {steps} [down the road|along the path|between the trees].',
      '{who} [went|hurried|stole] [on|ahead], {steps} [and no more|by the light of the moon|over moss and root].',
      '{steps} {who} [took|went] [that day|in all], [with open eyes|on quiet feet].',
    ],
    laid: [
      '{who} [drew|laid] a new [path|road] [through the trees|into the wild wood|where there had been only dust].',
      'Where {who} [pointed|passed], [another piece of forest|a new glade] [grew|stood up green|sprang up].',
      '{who} [made|let] the forest [grow by a tile|a little larger|wider], [and the roads ran on|and the birds moved in].',
    ],
    'laid-many': [
      '{who} [laid|built] [one road after another|tile upon tile], {tiles} in [a single day|one go].',
      '[Busy as bees|With rolled-up sleeves], {who} gave the forest {tiles} more tiles.',
    ],
    'laid-building': [
      'Behind [the ferns|a bend of the road|the mist] {who} [found|came upon] {thing}.',
      '{who} [drew|laid] a road, and [at its end|beside it] [lay|stood] {thing}.',
      '[All at once|Suddenly] there was {thing} [among the trees|in the forest], and {who} [had brought it|had laid the way to it].',
    ],
    turned: [
      '{who} [turned|twisted] a piece of the forest [round|about], and [the road led elsewhere|no road led where it had led].',
      '[With a creak|With a groan] the roads [turned|swung round] under the hands of {who}.',
    ],
    swapped: [
      '{who} [took|lifted] one piece of the forest [away|out] and [set|laid] another in its place.',
      'Where the old road had been, {who} [put|laid] a new one.',
    ],
    felled: [
      '{who} [felled|cut down] [a corner|a piece] of the forest, [and the light came in|and the way was open].',
      '[Chop, chop, chop|With a great crash]: {who} made room among the trees.',
    ],
    blasted: [
      '[Boom|With a bang that woke the owls]! A piece of the forest was gone, and {count} with it.',
      '{who} lit the fuse and [ran|jumped aside]: [nothing was left|no stone stayed on the other], and of {count} [not a whisker|only smoke].',
    ],
    'blasted-empty': [
      '[Boom|With a bang that woke the owls]! {who} had blown a piece of the forest [away|to dust].',
      '{who} lit the fuse and [ran|jumped aside], and [where there had been a road, there was only dust|nothing was left of that road].',
    ],
    'drove-some': [
      '{who} [drove|chased] {count} [out of the forest|away], [one after another|without a pause].',
      '[Left and right|Here and there] {who} sent {count} [packing|running].',
    ],
    cleared: [
      '{who} [swept|cleared] the road of {count} [at once|in a blink].',
      '[Away flew|Off ran] {count}, and {who} [laughed|dusted off both hands].',
    ],
    'cleared-delivery': [
      'The grandmother [opened the basket|looked into the basket and smiled], and {count} [somewhere in the forest|far away] [vanished like crumbs|turned to crumbs].',
    ],
    'cleared-wish': ['“As you wish,” said the lamp, and {count} [blew away|turned to smoke].'],
    set: [
      '{who} set {thing} once more, [ready for the next guest|and tiptoed away].',
      '[Click|Creak]: {who} made {thing} ready again.',
    ],
    'picked-up': ['{who} [picked up|took] the basket [again|from the grass], [still warm|with both hands].'],
    delivered: [
      '{who} brought the basket [past wolf and witch|safe and sound] to grandmother’s door.',
      '“[Come in, child|The door is open],” called grandmother, and {who} set the basket down.',
    ],
    'held-still': [
      'The monsters [pushed and shoved|growled and stamped], but [not one of them found a way|no road was free for them].',
      '[That night|When the moon rose] the monsters could not [move|go] [a step|an inch].',
    ],
    quiet: [
      '[The night|That night] passed [without a sound|quietly], [and the Oak slept|and the stars came out].',
      'Nothing moved [that night|in the dark] [but the leaves|but an owl].',
      '[Nobody stirred|No paw was heard] [until morning|till the cock crew].',
    ],
    diamond: [
      '{who} [struck|shattered] the {nth} dark diamond, and [it burst|it sprang into a thousand splinters]!',
      '[Crack|Kling]! Under the hands of {who} the {nth} dark diamond [broke|fell to dust].',
      '{who} [reached|found] the {nth} dark diamond, [held one breath|closed both eyes] and broke it.',
    ],
    'diamond-with': [
      '{count} [went|vanished] with it.',
      'And with it [went|faded] {count}, as if they had [been dreamt|never been].',
      'All that stood round it, {count}, [melted away|turned to mist].',
    ],
  } satisfies Record<string, Wordings>,

  /** Sentences of each kind of monster. */
  of: {
    came: {
      'frost-giant': [
        '[Cold crept over the hills|The puddles froze], and {monsters} came [stamping|trudging] out of the North.',
        '[From the icy North|Out of the snow] came {monsters}, [breathing frost|with icicles in <his beard/their beards>].',
      ],
      ogre: [
        '[The ground shook|Branches cracked], and {monsters} came [out of the East|with the rising sun].',
        '[From the East|Over the eastern ridge] came {monsters}, [hungry as ever|smacking <his/their> lips].',
      ],
      'big-bad-wolf': [
        '[A howl rose|Something howled] in the South, and {monsters} came [padding|sneaking] up the road.',
        '[From the South|Up the southern road] came {monsters}, [grinning from ear to ear|with very big teeth].',
      ],
      'ice-witch': [
        '[The West wind sang|A cold song blew in], and {monsters} came [gliding|dancing] down the road.',
        '[From the West|Out of the western mist] came {monsters}, [trailing snow|with winter in <her/their> sleeves].',
      ],
      troll: [
        '[Out of the den|From under the ground] [crept|climbed] {monsters}, [blinking|mossy and cross].',
        '[The den yawned|A stone rolled aside], and {monsters} [came out|climbed up].',
      ],
    },
    drove: {
      'frost-giant': [
        '{who} [drove|chased] the Frost Giant [back into the snow|away, and the puddles thawed].',
        'The Frost Giant [met|saw] {who} and [melted away|slid off home].',
      ],
      ogre: [
        '{who} [drove|chased] the Ogre [off|away], [and his stomach rumbled all the way|still hungry].',
        'The Ogre [took one look at|met] {who} and [ran|remembered that he had to be elsewhere].',
      ],
      'big-bad-wolf': [
        '{who} [drove|chased] the Big Bad Wolf [off, tail and all|away with a yelp].',
        'The Big Bad Wolf [huffed|showed his teeth], but {who} [did not blink|only laughed], and [off he slunk|he slunk off].',
      ],
      'ice-witch': [
        '{who} [drove|chased] the Ice Witch [away|off], [and her song broke off|and it was spring again].',
        'The Ice Witch [hissed|raised a hand], but {who} was [quicker|not afraid], and she [blew away|was gone] like snow.',
      ],
      troll: [
        '{who} [drove|chased] the Troll [back under his stone|away over stock and stone].',
        'The Troll [grumbled|growled], but {who} [stood fast|would not step aside], and [he lumbered off|off he lumbered].',
      ],
    },
    hurt: {
      'frost-giant': [
        'A Frost Giant [reached the Oak|came to the Oak] and [struck the bark with ice|froze one of his hearts].',
        '[Step by frozen step|Slow as a glacier] a Frost Giant came, and a heart of the Oak turned to ice.',
      ],
      ogre: [
        'An Ogre [reached the Oak|came to the Oak] and [tore a branch away|shook him by the trunk].',
        '[Nothing held him|Nobody was there], and so an Ogre broke a heart of the Oak [like a nut|with one blow].',
      ],
      'big-bad-wolf': [
        'A Big Bad Wolf [reached the Oak|came to the Oak], [and huffed and puffed|and dug between the roots], and a heart broke.',
        '“[What a big tree you are|The better to bite you with],” said the Big Bad Wolf, and the Oak had a heart less.',
      ],
      'ice-witch': [
        'An Ice Witch [reached the Oak|came to the Oak] and [breathed upon his leaves|sang winter into him], and a heart broke.',
        '[Softly, softly|Without a sound] an Ice Witch laid her hand on the bark, and one heart beat no more.',
      ],
      troll: [
        'A Troll [reached the Oak|came to the Oak] and [gnawed at the roots|bit into the bark], and a heart broke.',
        '[With mossy fists|With a grunt] a Troll struck, and the Oak had a heart less.',
      ],
    },
    rushed: {
      'frost-giant': [
        'A Frost Giant [slipped|slid] on his own ice and could not stop: {steps} in one go!',
        '[Whoosh|Crash]: pushed on and on, a Frost Giant [thundered|skidded] {steps} [down the road|along].',
      ],
      ogre: [
        'An Ogre, [pushed from behind|shoved along], [stumbled|tumbled] {steps} [down the road|without a stop].',
        'There was no room, and so an Ogre [rolled|trampled] on for {steps}.',
      ],
      'big-bad-wolf': [
        'A Big Bad Wolf [broke into a run|came racing]: {steps} [without a pause|in one breath]!',
        '[There was no holding him|Faster and faster]: a Big Bad Wolf ran {steps} down the road.',
      ],
      'ice-witch': [
        'An Ice Witch [rode the wind|let the storm carry her] for {steps}, [hair flying|shrieking].',
        '[Whirling|Like a snowflake in a storm] an Ice Witch was swept on, {steps} in all.',
      ],
      troll: [
        'A Troll [got going|came rolling] and [could not stop|nobody stopped him] for {steps}.',
        '[Rumble, rumble|Like a boulder downhill]: a Troll rolled {steps} down the road.',
      ],
    },
    near: {
      'frost-giant': [
        'By nightfall a Frost Giant stood [so near|so close] that the Oak’s leaves [rattled with frost|turned white].',
        'The icy shadow of a Frost Giant [fell on|touched] the Oak’s roots, and [he shivered|his leaves grew stiff].',
      ],
      ogre: [
        'By nightfall an Ogre stood [beside the Oak|at the Oak’s feet] and [licked his lips|cracked his knuckles].',
        'The Oak could [hear|feel] an Ogre [breathing|snoring] [right beside him|at his roots].',
      ],
      'big-bad-wolf': [
        'By nightfall two yellow eyes [shone|glowed] [beside the Oak|between the Oak’s roots]: a Big Bad Wolf [lay in wait|was counting to three].',
        'A Big Bad Wolf sat [right before the Oak|at the Oak’s feet] and [smiled|drew in his breath].',
      ],
      'ice-witch': [
        'By nightfall an Ice Witch [hummed|sang] [beside the Oak|under his boughs], and [the acorns shivered|his leaves curled].',
        'So near came an Ice Witch that [frost flowers grew|the dew froze] on the Oak’s bark.',
      ],
      troll: [
        'By nightfall a Troll [sat|squatted] [beside the Oak|among his roots], [sharpening his teeth|scratching his moss].',
        'A Troll [leaned|rubbed his back] against the trees beside the Oak, [and waited|and yawned].',
      ],
    },
    broke: {
      'frost-giant': [
        '{thing} [cracked|shattered] with cold when a Frost Giant [leaned on it|came through].',
      ],
      ogre: ['An Ogre [smashed|walked straight through] {thing} as if it were [gingerbread|straw].'],
      'big-bad-wolf': ['A Big Bad Wolf huffed, and puffed, and [blew|broke] {thing} [down|to bits].'],
      'ice-witch': ['An Ice Witch [whispered|sang one high note], and {thing} [burst|fell to splinters].'],
      troll: ['A Troll [bit|chewed] through {thing} [and spat out the nails|crunch by crunch].'],
    },
    lost: {
      'frost-giant': [
        'A Frost Giant [stepped into|could not resist] {thing}, and [was never seen again|that was the end of him].',
      ],
      ogre: ['An Ogre [stuck his nose into|walked into] {thing}, and [that was that|nobody missed him].'],
      'big-bad-wolf': [
        'A Big Bad Wolf [sniffed at|crept into] {thing}, and [never came out|his howl grew faint].',
      ],
      'ice-witch': [
        'An Ice Witch [glided into|went to look at] {thing}, and [only a snowflake was left|was gone].',
      ],
      troll: [
        'A Troll [lumbered into|put his foot in] {thing}, and [there was one Troll fewer|that was the last of him].',
      ],
    },
    'put-out': {
      'frost-giant': [
        '{thing} [threw|sent] a Frost Giant [out again|back to the edge of the world], [snowballs and all|rather crossly].',
      ],
      ogre: [
        '{thing} [threw|sent] an Ogre [out again|back to the edge of the forest], [belly first|head over heels].',
      ],
      'big-bad-wolf': [
        '{thing} [threw|sent] a Big Bad Wolf [out again|back to the edge of the forest], [howling|tail first].',
      ],
      'ice-witch': [
        '{thing} [threw|sent] an Ice Witch [out again|back to the edge of the forest], [broom and all|in a flurry].',
      ],
      troll: [
        '{thing} [threw|sent] a Troll [out again|back to the edge of the forest], [with a thump|grumbling].',
      ],
    },
    delayed: {
      'frost-giant': ['At {thing} a Frost Giant [nodded off|sat down and dreamed of snow].'],
      ogre: ['At {thing} an Ogre [stopped to eat|forgot what he had come for].'],
      'big-bad-wolf': ['At {thing} a Big Bad Wolf [lingered|lay down, only for a moment].'],
      'ice-witch': ['At {thing} an Ice Witch [lingered|combed her hair and forgot the time].'],
      troll: ['At {thing} a Troll [fell asleep|sat down with a sigh].'],
    },
  } satisfies Record<string, Record<MonsterKind, Wordings>>,

  power: wordsByKey<PowerId, Wordings>({
    'bargain-movement': [
      '{who} struck a bargain: no newcomers that day, but [twice|two times] the [stamping|marching].',
    ],
    'bargain-monsters': [
      '{who} struck a bargain: the monsters stood still that night, but twice as many [came|were invited].',
    ],
    pull: ['{who} let down her hair, and a friend [was pulled to her side|came flying up to her].'],
    fly: ['{who} rubbed the lamp and [flew|sailed] over the treetops on [a carpet|a puff of smoke].'],
    clear: ['{who} rubbed the lamp and wished a road [empty|clean].'],
    reroll: ['{who} [rubbed the lamp|made a wish], and fate [thought again|cast its die anew].'],
  }),

  ended: wordsByKey<Outcome, Wordings>({
    won: [
      'And so the last of the darkness [was gone|blew away], and the Oak [remembered everything|laughed till the acorns fell].',
      'With that the spell was broken, and [every story came back|the whole forest sang].',
    ],
    lost: [
      'That was more than the Oak could bear: he [closed his eyes|fell silent], and the stories [blew away like leaves|grew quiet].',
      'Then the Great Wise Oak [bowed his head|let fall his last leaf]; yet where it lay, an acorn had rolled.',
    ],
    'given-up': [
      'There somebody closed the book, [and the forest waits|and nobody knows how it would have gone on].',
      'And here the tale [stops|breaks off], [until somebody opens it again|like a dream in the morning].',
    ],
  }),

  /** Remarks of each hero. */
  voices: wordsByKey<CharacterId, Voice>({
    huntsman: {
      glad: ['“Clean shot,” said {who}.', '“That is one trail fewer to follow,” said {who}.'],
      busy: ['“Tracks,” said {who}. “Fresh ones.”', '{who} wet a finger and held it into the wind.'],
      dark: ['“Stay behind me,” said {who}.', '{who} said nothing and sharpened the axe.'],
    },
    'puss-in-boots': {
      glad: [
        '“Did you see that?” purred {who}. “I did.”',
        '{who} bowed so low that the feather swept the ground.',
      ],
      busy: ['“These boots were made for this,” said {who}.', '“Seven leagues before supper,” said {who}.'],
      dark: ['“A cat has nine lives,” said {who}. “A tree has three.”', 'Every hair of {who} stood on end.'],
    },
    beast: {
      glad: [
        '“I was once the scary one,” growled {who}, and smiled.',
        '{who} growled, and this time it was for joy.',
      ],
      busy: ['“Not past me,” growled {who}.', '{who} smelled the roses, and went on.'],
      dark: ['“The last petal has not fallen yet,” said {who}.', '{who} roared until the hills answered.'],
    },
    'three-little-pigs': {
      glad: [
        '“Not by the hair of our chinny chin chins!” squealed {who}.',
        '{who} danced in a ring, trotter in trotter.',
      ],
      busy: ['“Straw, sticks, bricks!” sang {who}.', '“Mortar!” called one of {who}. “More mortar!”'],
      dark: ['“Bar the door,” whispered {who}.', '{who} held each other by the tail.'],
    },
    'pied-piper': {
      glad: [
        '{who} played a little tune of victory.',
        '“Rats or giants,” said {who}, “they all like this song.”',
      ],
      busy: ['“Follow me,” piped {who}.', '{who} tried three notes, and chose the fourth.'],
      dark: [
        '{who} played, and the tune was in a minor key.',
        '“I know a song for this,” said {who}. “I hope.”',
      ],
    },
    rumpelstiltskin: {
      glad: ['“Nobody knows my name!” sang {who}. Everybody did.', '{who} hopped about on one leg.'],
      busy: ['“Today I brew, tomorrow I bake,” hummed {who}.', '“Let us make a deal,” said {who}.'],
      dark: ['{who} stamped so hard that the floor cracked.', '“That was not in the bargain,” said {who}.'],
    },
    rapunzel: {
      glad: ['{who} let down her hair and laughed.', '“I could see it coming from up here,” said {who}.'],
      busy: ['“Mind the braid,” said {who}.', '{who} counted the roads from the top of a pine.'],
      dark: ['“Hold on to my hair,” called {who}.', '{who} looked out, and wished she had not.'],
    },
    'red-riding-hood': {
      glad: ['“Grandmother will never believe this,” said {who}.', '{who} skipped, and the basket swung.'],
      busy: ['“I shall not leave the path this time,” said {who}.', '{who} picked three flowers on the way.'],
      dark: [
        '“What big teeth they have,” said {who}.',
        '{who} pulled the red hood over her eyes, but only for a moment.',
      ],
    },
    cinderella: {
      glad: ['{who} danced a step on one glass slipper.', '“And all before midnight,” said {who}.'],
      busy: [
        '“The good ones into the pot,” hummed {who}, “the bad ones out of the forest.”',
        '{who} rolled up her sleeves.',
      ],
      dark: ['“How late is it?” asked {who}.', 'Far away {who} heard a clock strike.'],
    },
    aladdin: {
      glad: ['“As easy as wishing,” said {who}.', '{who} polished the lamp on one sleeve, well pleased.'],
      busy: ['“I walk for pleasure,” said {who}. “I could fly.”', '{who} looked for a short cut, as always.'],
      dark: ['“Is there a wish left?” asked {who}.', '{who} held the lamp a little tighter.'],
    },
  }),
}
