import { type Action, type ActionType, SHOPS, type Shop } from './actions.ts'

const isShop = (word: string | undefined): word is Shop => SHOPS.some((shop) => shop === word)

/** An action in the words of the law (section 13). */
export function actionText(action: Action): string {
  switch (action.type) {
    case 'buy-pile':
      return 'buy pile'
    case 'sell':
    case 'buy':
      return `${action.type} ${action.card} ${action.shop}`
    case 'build':
      return `build ${action.card} ${action.plot}`
    case 'play':
      return action.target === undefined ? `play ${action.card}` : `play ${action.card} ${action.target}`
    case 'choose':
    case 'claim':
    case 'raze':
    case 'withdraw':
      return `${action.type} ${action.plot}`
    case 'discard':
    case 'take':
    case 'give':
      return `${action.type} ${action.card}`
    default:
      return action.type
  }
}

type Reader = (...words: string[]) => Action | null

const plain =
  (type: 'stop' | 'reveal' | 'hire' | 'end' | 'resign'): Reader =>
  (...words) =>
    words.length === 0 ? { type } : null

const withPlot =
  (type: 'choose' | 'claim' | 'raze' | 'withdraw'): Reader =>
  (plot, ...more) =>
    plot && more.length === 0 ? { type, plot } : null

const withCard =
  (type: 'discard' | 'take' | 'give'): Reader =>
  (card, ...more) =>
    card && more.length === 0 ? { type, card } : null

const inShop =
  (type: 'sell' | 'buy'): Reader =>
  (card, shop, ...more) =>
    card && isShop(shop) && more.length === 0 ? { type, card, shop } : null

/** How each verb is read; "buy pile" is read as a purchase of its own. */
const READERS: Readonly<Record<Exclude<ActionType, 'buy-pile'>, Reader>> = {
  choose: withPlot('choose'),
  stop: plain('stop'),
  reveal: plain('reveal'),
  sell: inShop('sell'),
  buy: (...words) => (words.join(' ') === 'pile' ? { type: 'buy-pile' } : inShop('buy')(...words)),
  claim: withPlot('claim'),
  build: (card, plot, ...more) => (card && plot && more.length === 0 ? { type: 'build', card, plot } : null),
  raze: withPlot('raze'),
  hire: plain('hire'),
  play: (card, target, ...more) =>
    card && more.length === 0 ? { type: 'play', card, ...(target === undefined ? {} : { target }) } : null,
  withdraw: withPlot('withdraw'),
  discard: withCard('discard'),
  take: withCard('take'),
  give: withCard('give'),
  end: plain('end'),
  resign: plain('resign'),
}

/** An action from its words, parted by one blank; null where they are none: an unknown verb or shop. */
export function parseAction(text: string): Action | null {
  const [verb = '', ...words] = text.split(' ')
  if (!Object.hasOwn(READERS, verb) || words.some((word) => word === '')) return null
  return READERS[verb as keyof typeof READERS](...words)
}
