import { expect, type Page, test } from '@playwright/test'
import {
  BOXES,
  type Config,
  DIFFICULTIES,
  type Difficulty,
  defaultBoxes,
  type Face,
  FIRST_GAME,
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
import { openSettings, rulesFromMenu } from './support/menu.ts'
import { begunTale, COMPANY, findTale, newTale, storedPosition, storedTale } from './support/tale.ts'

const hero = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}( \\(|, number|$)`) })
const seats = (page: Page) => page.getByRole('region', { name: 'Around the table' }).getByRole('listitem')
const led = (page: Page, who: string) =>
  page.getByRole('combobox', { name: new RegExp(`^Who plays ${who}\\?`) })
/** The default config of a newcomer. */
const FIRST: Config = { ...COMPANY, difficulty: FIRST_GAME, boxes: defaultBoxes(FIRST_GAME) }
/** The number of tiles with the recommended boxes. */
const suggested = (difficulty: Difficulty) => deckSize(difficulty, defaultBoxes(difficulty))
const box = (page: Page, name: string) => page.getByRole('checkbox', { name })
const firstTiles = (page: Page) => page.getByRole('button', { name: 'Lay them for us' })
const words = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text)

test('an unreadable stored cover is reset; seed and company determine the game', async ({ page }) => {
  await open(page)
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEYS.cover,
    '{"seats":[],"boxes":{"special":true}}',
  ] as const)
  await page.reload()
  await expect(words(page, 'Your last choices could not be read. Here are the usual ones.')).toBeVisible()
  await openBox(page)
  await expect(page.getByRole('radio', { name: 'First game' })).toBeChecked()
  await expect(seats(page)).toHaveCount(4)
  await seedField(page).fill('7km 04q')
  await begin(page).click()
  await expect(firstTiles(page)).toBeVisible()
  const seed = parseSeed('7KM-04Q')
  expect(await hashOf(page)).toBe(stateHash(newTale(seed.ok ? seed.value : 0, FIRST).state))
})

test('one person plays two heroes and is named on cover, table and story', async ({ page }) => {
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
  await expect(page.getByRole('region', { name: 'On turn' })).toContainText('played by Anna')
  await expect(words(page, 'Anna’s turn, with Puss in Boots')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Other heroes' })).toContainText('Ben, next to play')

  const config = { ...COMPANY, seats: COMPANY.seats.map((seat) => ({ ...seat, player: 'Anna' })) }
  const asked = findTale(({ pending }) => pending !== null, { config })
  await open(page, { stored: storedTale(asked) })
  await expect(page.getByRole('log')).toContainText('The die showed a 5: Anna can choose the side.')
})

/** Changes the turn order, removes a hero and adds another. */
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

/** Goes from three heroes to six, to none and to one. */
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

test('adds, removes and orders one to six heroes', async ({ page }) => {
  await open(page)
  await openBox(page)
  await test.step('the order changes by moving earlier and later, and by removing', () => changeOrder(page))
  await begin(page).click()
  await expect(firstTiles(page)).toBeVisible()
  expect(await playing(page)).toEqual(['huntsman', 'red-riding-hood', 'aladdin'])
  await toCover(page)
  await test.step('six is the limit, and at least one hero is needed', () => inviteAll(page))
  await begin(page).click()
  await page.getByRole('button', { name: 'Begin another' }).click()
  await expect(firstTiles(page)).toBeVisible()
  expect(await playing(page)).toEqual(['rapunzel'])
})

test('a higher difficulty has more tiles', async ({ page }) => {
  const names = ['First game', 'Bedtime story', 'Fairy tale', 'Grim tale', 'Endless night']
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
  await openSettings(page)
  await page.getByRole('button', { name: 'To the cover' }).click()
}

test('a running game is offered on the cover, and replaced only after a question', async ({ page }) => {
  const running = begunTale()
  await open(page, { stored: storedTale(running) })
  await toCover(page)
  await begin(page).click()
  await page.getByRole('button', { name: 'Keep the old one' }).click()
  expect(await hashOf(page)).toBe(stateHash(running.state))
  await page.getByRole('button', { name: 'Go on with your tale' }).click()
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
})

/** The tiles of a game that has just begun: placed, in the market and in the pile. */
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
  const suggested = page.getByRole('button', { name: 'Recommended' })
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

test('boxes and house rules are chosen by keys only, and change the deck', async ({ page }) => {
  await open(page)
  await openBox(page)
  await test.step('by keys only', () => chooseByKeys(page))
  await test.step('excluded boxes have no tiles', () => leaveOut(page))
})

test('boxes and house rules survive a reload, and apply to the game', async ({ page }) => {
  await open(page)
  await openBox(page)
  await box(page, 'Special tiles').check({ force: true })
  await page.getByRole('button', { name: 'House rules: none' }).click()
  const leaf = page.getByRole('dialog', { name: 'House rules' })
  await leaf.getByRole('radio', { name: 'Sides by halves' }).check({ force: true })
  await leaf.getByRole('radio', { name: 'No den, no monsters' }).check({ force: true })
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
  await openSettings(page)
  await page.getByRole('dialog').getByRole('button', { name: 'How to play' }).click()
  await expect(page.getByRole('dialog', { name: 'How to play' })).toContainText(
    'House rules: Sides by halves; No den, no monsters.',
  )
})

/** Begins a game with one house rule. */
async function beginBy(page: Page, rule: string): Promise<void> {
  await open(page)
  await openBox(page)
  await page.getByRole('button', { name: 'House rules: none' }).click()
  await page.getByRole('radio', { name: rule }).check({ force: true })
  await page.keyboard.press('Escape')
  await begin(page).click()
}

test('a frail Oak shows one heart, and the rule book mentions it', async ({ page }) => {
  await beginBy(page, 'A frail Oak')
  await expect(page.getByRole('button', { name: 'Oak: 1 heart left' })).toBeVisible()
  await rulesFromMenu(page)
  const book = page.getByRole('dialog', { name: 'How to play' })
  await expect(book).toContainText('takes its only heart along')
  await expect(book).toContainText('House rule at this table: A frail Oak.')
})

test('dealt monsters: the table names the first side', async ({ page }) => {
  await beginBy(page, 'Dealt over all sides')
  await firstTiles(page).click()
  await pressSeal(page, 'Begin the tale')
  await pressSeal(page, 'Roll for new monsters')
  await expect(page.getByText(/^[1-46]: the (North|East|South|West) first$|^5: /).first()).toBeVisible()
  expect((await positionOf(page)).rules.arrivals).toBe('dealt')
})

test('with hands the others’ tiles are visible, and turns change the hand [R 67]', async ({ page }) => {
  await beginBy(page, 'Two tiles for everyone')
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

test('counts the goal of twenty turns, explains it, and ends by it [R 68]', async ({ page }) => {
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
  await expect(page.locator('#card')).toContainText(
    'You win when turn twenty is over and the Oak still stands',
  )
  await page.keyboard.press('Escape')
  await rulesFromMenu(page)
  await expect(page.getByRole('dialog', { name: 'How to play' })).toContainText('Let twenty turns go by')
  await page.keyboard.press('Escape')
  await pressEndTurn(page)
  await answerFive(page)
  await expect(page.getByRole('heading', { name: 'And the forest stood' })).toBeVisible()
  expect(await positionOf(page)).toMatchObject({ outcome: 'won', turn: 20, diamonds: 0 })
})

/** Chooses the north if a 5 asks for a side. */
async function answerFive(page: Page): Promise<void> {
  await atRest(page)
  if ((await positionOf(page)).pending) await click(page, { type: 'choose-side', side: 'north' })
}

test.describe('under fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('boxes and house rules are large enough for fingers and reachable', async ({ page }) => {
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
