import { expect, type Page, test } from '@playwright/test'
import {
  BOXES,
  DIFFICULTIES,
  type Difficulty,
  defaultBoxes,
  type Face,
  pileSize,
  type State,
  standardRules,
  symbolBox,
} from '../src/engine/fairy-tale/index.ts'
import { parseSeed, seedText } from '../src/engine/kernel/index.ts'
import { deckSize, parseNotation } from '../src/tales/fairy-tale/rules.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { tooSmall, unreachable, widest } from './support/controls.ts'
import {
  atRest,
  begin,
  click,
  hashOf,
  KEYS,
  open,
  openBox,
  playTogether,
  positionOf,
  press,
  pressEndTurn,
  pressSeal,
  seal,
  seedField,
} from './support/game.ts'
import { begunTale, COMPANY, findTale, newTale, storedPosition, storedTale } from './support/tale.ts'

const hero = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}( \\(|, number|$)`) })
const seats = (page: Page) => page.getByRole('region', { name: 'Around the table' }).getByRole('listitem')
const led = (page: Page, who: string) =>
  page.getByRole('combobox', { name: new RegExp(`^Who leads ${who}\\?`) })
/** How many tiles lie in the box that the book suggests. */
const suggested = (difficulty: Difficulty) => deckSize(difficulty, defaultBoxes(difficulty))
const box = (page: Page, name: string) => page.getByRole('checkbox', { name })
const firstTiles = (page: Page) => page.getByRole('button', { name: 'Lay them for us' })
const words = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text)

test('a cover that was kept but cannot be read begins anew, and begins the very game that its seed and company make', async ({
  page,
}) => {
  await open(page)
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEYS.cover,
    '{"seats":[],"boxes":{"special":true}}',
  ] as const)
  await page.reload()
  await expect(words(page, 'How you left the cover could not be read. It begins anew.')).toBeVisible()
  await openBox(page)
  await expect(box(page, 'Special tiles')).not.toBeChecked()
  await expect(seats(page)).toHaveCount(4)
  await seedField(page).fill('7km 04q')
  await begin(page).click()
  await expect(firstTiles(page)).toBeVisible()
  const seed = parseSeed('7KM-04Q')
  expect(await hashOf(page)).toBe(stateHash(newTale(seed.ok ? seed.value : 0, COMPANY).state))
})

test('one person leads two characters, and is named on the cover, at the table and in the tale', async ({
  page,
}) => {
  await open(page)
  await playTogether(page)
  await led(page, 'Puss in Boots').fill('Anna')
  await led(page, 'Red Riding Hood').fill('Ben')
  await led(page, 'the Huntsman').fill('anna ')
  const isOne = box(page, 'Anna is one player, with Puss in Boots and the Huntsman')
  await expect(isOne).not.toBeChecked()
  await isOne.check({ force: true })
  await begin(page).click()
  await firstTiles(page).click()
  await pressSeal(page, 'Begin the tale')
  await expect(page.getByRole('region', { name: 'On turn' })).toContainText('led by Anna')
  await expect(words(page, 'Anna’s turn, with Puss in Boots')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Then come' })).toContainText('Ben, next to play')

  const config = { ...COMPANY, seats: COMPANY.seats.map((seat) => ({ ...seat, player: 'Anna' })) }
  const asked = findTale(({ pending }) => pending !== null, { config })
  await open(page, { stored: storedTale(asked) })
  await expect(page.getByRole('log')).toContainText('The die showed a 5: Anna may choose the side.')
})

/** Changes the order of play, sends one away and calls another. */
async function changeOrder(page: Page): Promise<void> {
  await expect(seats(page)).toContainText(['Puss in Boots', 'Red Riding Hood', 'Huntsman', /./])
  await page.getByRole('button', { name: 'Huntsman: play earlier' }).click()
  await expect(seats(page)).toContainText(['Puss in Boots', 'Huntsman', 'Red Riding Hood', /./])
  await page.getByRole('button', { name: 'Puss in Boots: play later' }).click()
  await expect(seats(page)).toContainText(['Huntsman', 'Puss in Boots', 'Red Riding Hood', /./])
  await page.getByRole('button', { name: 'Puss in Boots: send away' }).click()
  await hero(page, 'Aladdin').click()
  await expect(hero(page, 'Aladdin')).toHaveAccessibleName('Aladdin, number 3 in the order of play')
}

/** From three to six, to nobody, and to one. */
async function inviteAll(page: Page): Promise<void> {
  const others = ['The Beast', 'Rapunzel', 'Cinderella']
  for (const name of others) await hero(page, name).click()
  await expect(words(page, 'Six is the most. Send one away before you choose another.')).toBeVisible()
  await press(hero(page, 'Puss in Boots'))
  await expect(hero(page, 'Puss in Boots')).toHaveAttribute('aria-pressed', 'false')
  await expect(seats(page)).toHaveCount(6)
  for (const name of [...others, 'Huntsman', 'Red Riding Hood', 'Aladdin']) await hero(page, name).click()
  await expect(words(page, 'Choose at least one hero first.')).toBeVisible()
  await press(begin(page))
  await expect(begin(page)).toBeVisible()
  await hero(page, 'Rapunzel').click()
}

const playing = async (page: Page) => (await positionOf(page)).seats.map(({ character }) => character)

test('characters are called, sent away and put in order: six are the most, and nobody cannot begin', async ({
  page,
}) => {
  await open(page)
  await openBox(page)
  await test.step('the order is changed by moving earlier and later, and by sending away', () =>
    changeOrder(page))
  await begin(page).click()
  await expect(firstTiles(page)).toBeVisible()
  expect(await playing(page)).toEqual(['huntsman', 'red-riding-hood', 'aladdin'])
  await toCover(page)
  await test.step('six is the most, and nobody cannot begin', () => inviteAll(page))
  await begin(page).click()
  await page.getByRole('button', { name: 'Begin another' }).click()
  await expect(firstTiles(page)).toBeVisible()
  expect(await playing(page)).toEqual(['rapunzel'])
})

test('the darker the tale, the more tiles lie in its box', async ({ page }) => {
  const names = ['Bedtime story', 'Fairy tale', 'Grim tale', 'Endless night']
  const sizes: number[] = []
  await open(page, { query: `?seed=${seedText(1)}` })
  await openBox(page)
  for (const [index, difficulty] of DIFFICULTIES.entries()) {
    await page.getByRole('radio', { name: names[index] ?? '' }).check({ force: true })
    await expect(words(page, /^Tiles in this box/)).toContainText(`${names[index]} ${suggested(difficulty)}`)
    await begin(page).click()
    if (index > 0) await page.getByRole('button', { name: 'Begin another' }).click()
    await expect(firstTiles(page)).toBeVisible()
    const { opening, market, pile } = await positionOf(page)
    sizes.push(pileSize(pile) + market.filter(Boolean).length + (opening?.tiles.length ?? 0))
    await toCover(page)
  }
  expect(sizes).toEqual(DIFFICULTIES.map(suggested))
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
})

async function toCover(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'To the cover' }).click()
}

test('a running tale waits on the cover, and is not thrown away unasked', async ({ page }) => {
  const running = begunTale()
  await open(page, { stored: storedTale(running) })
  await toCover(page)
  await begin(page).click()
  await page.getByRole('button', { name: 'Keep the old one' }).click()
  expect(await hashOf(page)).toBe(stateHash(running.state))
  await page.getByRole('button', { name: 'Go on with your tale' }).click()
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
})

/** The tiles of a game that has just begun: those laid, in the market and still to come. */
const facesOf = ({ opening, tiles, market, pile }: State): Face[] => [
  ...(opening?.tiles ?? []),
  ...Object.values(tiles),
  ...market.filter((face) => face !== null),
  ...pile.pool,
]

async function chooseByKeys(page: Page): Promise<void> {
  await box(page, 'Simple symbols').focus()
  await page.keyboard.press('Space')
  await expect(box(page, 'Simple symbols')).not.toBeChecked()
  const suggested = page.getByRole('button', { name: 'As the book suggests' })
  await suggested.focus()
  await page.keyboard.press('Enter')
  await expect(box(page, 'Simple symbols')).toBeChecked()
  await expect(suggested).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Every edge fits' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'One road is enough' })).toBeChecked()
  await page.keyboard.press('Escape')
}

async function leaveOut(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Endless night/ }).check({ force: true })
  for (const left of ['Resources', 'Simple symbols', 'Special tiles']) {
    await box(page, left).uncheck({ force: true })
  }
  await begin(page).click()
  await firstTiles(page).click()
  await pressSeal(page, 'Begin the tale')
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  const faces = facesOf(await positionOf(page))
  const symbols = faces.flatMap((face) => face.symbols.map(({ symbol }) => symbolBox(symbol)))
  expect(new Set(symbols)).toEqual(new Set(['knotty']))
  expect(faces.filter(({ building }) => building !== null && building !== 'diamond')).toEqual([])
}

test('boxes and house rules are chosen by keys alone, and the deck obeys the boxes', async ({ page }) => {
  await open(page)
  await openBox(page)
  await test.step('by keys alone', () => chooseByKeys(page))
  await test.step('what is left out lies nowhere', () => leaveOut(page))
})

test('boxes and house rules are found again after a reload, and by the game', async ({ page }) => {
  await open(page)
  await openBox(page)
  await box(page, 'Special tiles').check({ force: true })
  await page.getByRole('button', { name: 'House rules: none' }).click()
  const leaf = page.getByRole('dialog', { name: 'House rules' })
  await leaf.getByRole('radio', { name: 'Sides by halves' }).check({ force: true })
  await leaf.getByRole('radio', { name: 'No den: nobody comes' }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'House rules: 2' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'House rules: 2' })).toBeVisible()
  await expect(box(page, 'Special tiles')).toBeChecked()
  await begin(page).click()
  await expect(firstTiles(page)).toBeVisible()
  await page.reload()
  await expect(firstTiles(page)).toBeVisible()
  const { rules, boxes } = await positionOf(page)
  expect(rules).toEqual({ ...standardRules(), sides: 'half', noDen: 'none' })
  expect(boxes).toEqual({ resources: true, simple: true, knotty: false, special: true })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'How to play' }).click()
  await expect(page.getByRole('dialog', { name: 'How to play' })).toContainText(
    'House rules: Sides by halves; No den: nobody comes.',
  )
})

/** Begins a tale by one house rule. */
async function beginBy(page: Page, rule: string): Promise<void> {
  await open(page)
  await openBox(page)
  await page.getByRole('button', { name: 'House rules: none' }).click()
  await page.getByRole('radio', { name: rule }).check({ force: true })
  await page.keyboard.press('Escape')
  await begin(page).click()
}

test('a table with a frail Oak sees its one heart, and reads of it in the rule book', async ({ page }) => {
  await beginBy(page, 'A frail Oak')
  await expect(page.getByRole('button', { name: 'Oak: 1 heart left' })).toBeVisible()
  await page.getByRole('button', { name: 'How to play' }).click()
  const book = page.getByRole('dialog', { name: 'How to play' })
  await expect(book).toContainText('takes its only heart along')
  await expect(book).toContainText('House rule at this table: A frail Oak.')
})

test('a table to which monsters are dealt is told with which side they begin', async ({ page }) => {
  await beginBy(page, 'Dealt over all sides')
  await firstTiles(page).click()
  await pressSeal(page, 'Begin the tale')
  await pressSeal(page, 'Roll for new monsters')
  await expect(page.getByText(/^[1-46]: the (North|East|South|West) first$|^5: /).first()).toBeVisible()
  expect((await positionOf(page)).rules.arrivals).toBe('dealt')
})

test('where everybody has two tiles, those of the others lie beside them, and with the turn comes the next hand [R 67]', async ({
  page,
}) => {
  await beginBy(page, 'Two tiles for everybody')
  await firstTiles(page).click()
  await pressSeal(page, 'Begin the tale')
  const own = page.getByRole('region', { name: 'Tiles of Puss in Boots' })
  const next = page.getByRole('list', { name: 'Tiles of Red Riding Hood' })
  await expect(own.getByRole('button', { name: /^Tile [12]:/ })).toHaveCount(2)
  await expect(next.getByRole('button')).toHaveCount(2)
  const { hands } = await positionOf(page)
  await next.getByRole('button').first().click()
  await expect(page.locator('#card')).toContainText(/roads? /i)
  await page.keyboard.press('Escape')
  await pressSeal(page, 'Roll for new monsters')
  await answerFive(page)
  await pressEndTurn(page)
  await answerFive(page)
  await expect(page.getByRole('region', { name: 'Tiles of Red Riding Hood' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tiles of Puss in Boots' }).getByRole('button')).toHaveCount(2)
  expect((await positionOf(page)).market).toEqual(hands?.[1])
})

test('a table that holds out for twenty turns sees them go by, reads of it, and wins when the last is over [R 68]', async ({
  page,
}) => {
  await beginBy(page, 'Hold out for twenty turns')
  await expect(page.getByRole('button', { name: /^Turn \d+ of 20$/ })).toBeVisible()
  const { config } = newTale(1, { ...COMPANY, rules: { ...standardRules(), goal: 'rounds' } })
  const seats = config.seats.map(({ character }) => `${character} 0,0`).join('; ')
  const boxes = BOXES.filter((box) => config.boxes[box]).join(' ')
  const read = parseNotation(`━ O ━\nseats ${seats}\nturn 20\nrules goal rounds\nboxes ${boxes}`)
  if (!read.ok) throw new Error(read.error.code)
  await open(page, { stored: storedPosition({ config, seed: 1, actions: [], state: read.value }) })
  const goal = page.getByRole('button', { name: 'Turn 20 of 20' })
  await goal.click()
  await expect(page.locator('#card')).toContainText('When turn twenty is over and the Oak still stands')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'How to play' }).click()
  await expect(page.getByRole('dialog', { name: 'How to play' })).toContainText('Let twenty turns go by')
  await page.keyboard.press('Escape')
  await pressEndTurn(page)
  await answerFive(page)
  await expect(page.getByRole('heading', { name: 'And the forest stood' })).toBeVisible()
  expect(await positionOf(page)).toMatchObject({ outcome: 'won', turn: 20, diamonds: 0 })
})

/** Chooses the north, if a five asks for a side. */
async function answerFive(page: Page): Promise<void> {
  await atRest(page)
  if ((await positionOf(page)).pending) await click(page, { type: 'choose-side', side: 'north' })
}

test.describe('under fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('boxes and house rules are large enough, and in reach', async ({ page }) => {
    await open(page)
    expect(await unreachable(page)).toEqual([])
    expect(await tooSmall(page, 48)).toEqual([])
    await page.getByRole('button', { name: 'Choose the box…' }).tap()
    expect(await unreachable(page)).toEqual([])
    await page.getByRole('button', { name: 'House rules: none' }).tap()
    expect(await tooSmall(page, 48)).toEqual([])
    expect(await unreachable(page)).toEqual([])
    expect(await widest(page)).toBeLessThanOrEqual(390)
    await page.getByRole('radio', { name: 'One road is enough' }).tap({ force: true })
    await page.getByRole('button', { name: 'Back to the cover' }).tap()
    await expect(page.getByRole('button', { name: 'House rules: 1' })).toBeVisible()
    expect(await tooSmall(page, 48)).toEqual([])
  })
})
