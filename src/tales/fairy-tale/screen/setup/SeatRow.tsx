import type { CharacterId, SeatConfig } from '../../../../engine/fairy-tale/index.ts'
import { controllerOf } from '../../../../store/controllers-store.ts'
import { shownName } from '../../../../store/person-names.ts'
import { Icon, type IconName } from '../../../../ui/art/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { HeroIcon } from '../../art/index.ts'
import { type Controller, LEADERS, useLiveControllers } from '../../controllers.ts'
import { useBoxWords } from '../../words/box.ts'
import { useCoverWords } from '../../words/cover.ts'
import { PowerWords } from '../characters/PowerWords.tsx'
import { useDraft } from './draft.ts'
import styles from './SeatRow.module.css'

interface SeatRowProps {
  seat: SeatConfig
  index: number
  last: boolean
}

/** A hero at the table: its position in the order of play, its controller, and buttons to change them. */
export function SeatRow({ seat: { character, player }, index, last }: SeatRowProps) {
  const { bots, common, cover } = useCoverWords()
  const words = useBoxWords()
  const leader = useLiveControllers(({ cover }) => controllerOf(cover, character))
  const { move } = useDraft.getState()
  const name = common.characters[character]
  const go = (by: number) => {
    move(index, by)
    announce(cover.movedTo(name, index + by + 1))
  }
  return (
    <li className={styles.seat}>
      <span className={styles.number}>{index + 1}</span>
      <HeroIcon character={character} height={42} />
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.leads}>
          {leader === 'person' ? <bdi>{shownName(player)}</bdi> : bots.plain[leader]}
        </span>
        <span className={styles.power}>
          <PowerWords character={character} />
        </span>
      </span>
      <span className={styles.tools}>
        <LeaderSwitch character={character} leader={leader} />
        <Tool label={words.earlier(name)} path={UP} off={index === 0} onPress={() => go(-1)} />
        <Tool label={words.later(name)} path={DOWN} off={last} onPress={() => go(1)} />
        <SendAway character={character} />
      </span>
    </li>
  )
}

/** The icon of each controller. */
const ICONS: Readonly<Record<Controller, IconName>> = {
  person: 'person',
  apprentice: 'apprentice',
  guardian: 'guardian',
}

/** A button with the controller of a hero. A press selects the next one in the list. */
function LeaderSwitch({ character, leader }: { character: CharacterId; leader: Controller }) {
  const { bots, common } = useCoverWords()
  const told = (by: Controller) => bots.leads(bots.names[by], common.inSentence[character])
  const change = () => {
    const next = LEADERS[(LEADERS.indexOf(leader) + 1) % LEADERS.length] ?? 'person'
    useLiveControllers.getState().choose(character, next)
    announce(`${told(next)}.`)
  }
  return (
    <button
      type="button"
      className={styles.leader}
      aria-label={bots.change(told(leader))}
      title={told(leader)}
      data-leader={leader}
      data-press="next"
      onClick={change}
    >
      <Icon name={ICONS[leader]} size={26} />
    </button>
  )
}

const UP = 'M-7 4L0-4 7 4'
const DOWN = 'M-7-4L0 4 7-4'
const CROSS = 'M-6-6L6 6M6-6L-6 6'

function SendAway({ character }: { character: CharacterId }) {
  const { common, cover } = useCoverWords()
  const words = useBoxWords()
  const name = common.characters[character]
  const send = () => {
    useDraft.getState().toggle(character)
    announce(cover.left(name))
  }
  return <Tool label={words.sendAway(name)} path={CROSS} onPress={send} />
}

interface ToolProps {
  label: string
  path: string
  off?: boolean
  onPress: () => void
}

/** A small round button. A disabled one stays focusable, so that the focus is not lost. */
function Tool({ label, path, off = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <circle className={styles.disc} r={14} />
        <path className={styles.sign} d={path} />
      </svg>
    </button>
  )
}
