import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../../scripts/bundle.mjs'

let program = ''
const folder = mkdtempSync(join(tmpdir(), 'simulator-'))

beforeAll(async () => {
  program = await bundle('src/programs/simulator/main.ts')
})

afterAll(() => rmSync(folder, { recursive: true }))

test('the program is not overwritten by another of the same name', async () => {
  expect(await bundle('src/programs/referee/main.ts')).not.toBe(program)
})

const simulate = (line: string) =>
  spawnSync(process.execPath, [program, ...line.split(' ')], { encoding: 'utf8' })

const GAMES = '--players 2 --difficulty bedtime-story --seed 5 --json'

describe('a run of games', () => {
  test('one and three workers give equal results', () => {
    const one = simulate(`--games 12 ${GAMES} --workers 1`)
    expect(one).toMatchObject({ status: 0 })
    expect(JSON.parse(one.stdout).won.games).toBe(12)
    expect(simulate(`--games 12 ${GAMES} --workers 3`).stdout).toBe(one.stdout)
    expect(simulate(`--games 12 ${GAMES.replace('5', '6')} --workers 3`).stdout).not.toBe(one.stdout)
  })

  test('resumes after an interruption, even in the middle of a line', () => {
    const file = join(folder, 'games.txt')
    simulate(`--games 7 ${GAMES} --resume ${file}`)
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -30))
    const resumed = simulate(`--games 12 ${GAMES} --resume ${file}`)
    expect(resumed.stderr).toContain('12 of 12 games')
    expect(resumed.stdout).toBe(simulate(`--games 12 ${GAMES}`).stdout)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(13)
  })

  test('does not continue other games’ files', () => {
    const file = join(folder, 'others.txt')
    simulate(`--games 1 ${GAMES} --resume ${file}`)
    const other = simulate(`--games 1 ${GAMES.replace('2', '3')} --resume ${file}`)
    expect(other).toMatchObject({
      status: 2,
      stdout: '',
      stderr: `${file} has games of another tale, rules version or setting. Choose another file.\n`,
    })
  })

  test('prints results so far when stopped', async () => {
    const line = `--games 1000000 ${GAMES} --workers 1 --resume ${join(folder, 'long.txt')}`
    const child = spawn(process.execPath, [program, ...line.split(' ')])
    let out = ''
    child.stdout.on('data', (text) => {
      out += text
    })
    await expect
      .poll(() => readFileSync(join(folder, 'long.txt'), 'utf8').length > 2000, { timeout: 180_000 })
      .toBe(true)
    child.kill('SIGINT')
    const status = await new Promise((resolve) => child.once('close', resolve))
    expect(status).toBe(130)
    expect(JSON.parse(out).won.games).toBeGreaterThan(0)
  })
})

test('a table for people', () => {
  const { stdout } = simulate('--games 3 --player random --characters huntsman,beast')
  expect(stdout).toContain('fairy-tale; huntsman, beast; random')
  expect(stdout).toMatch(/won {8}\d+\.\d %/)
})

test('impossible requests get a sentence, no game', () => {
  expect(simulate('--games none')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: '--games must be a whole number from 1 to 1000000, not "none".\n',
  })
})
