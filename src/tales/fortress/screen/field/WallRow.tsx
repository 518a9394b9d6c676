import { creatureFace } from '../../../../engine/fortress/index.ts'
import { Crown, Skull, Standee, Unhurt } from '../../art/index.ts'
import { fellingsOf } from '../../foresight/index.ts'
import { useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { useEncounter } from '../foresight/useEncounters.ts'
import styles from './Field.module.css'
import type { FieldPlan } from './geometry.ts'
import { RowItem } from './RowItem.tsx'
import { SpotRow } from './SpotRow.tsx'
import type { Scene } from './useScene.ts'

/** The defenders in line, each with its present or possible opponent. */
export function WallRow({ plan, scene }: { plan: FieldPlan; scene: Scene }) {
  const { cards, table } = useMessages()
  const { garrison } = scene.state
  if (garrison.length === 0)
    return (
      <p className={styles['deserted']} style={{ left: plan.meadow.gate, top: plan.walk }}>
        {table.deserted}
      </p>
    )
  return (
    <SpotRow row="wall" count={garrison.length}>
      <ul className={styles['row']} aria-label={table.rows.wall}>
        {garrison.map((creature, place) => (
          <li
            // The same defender may occur twice, and keeps its position until it falls.
            // biome-ignore lint/suspicious/noArrayIndexKey: equal defenders differ only in their place
            key={`${place} ${creature}`}
            className={styles['stands']}
            style={{ left: plan.wallX(place), top: plan.walk }}
          >
            <Defender plan={plan} scene={scene} place={place} name={cards.creatures[creature]} />
          </li>
        ))}
      </ul>
    </SpotRow>
  )
}

interface DefenderProps {
  plan: FieldPlan
  scene: Scene
  place: number
  name: string
}

function Defender({ plan, scene, place, name }: DefenderProps) {
  const table = useTable()
  const { state, blows, striking } = scene
  const creature = state.garrison[place] ?? 'goose-maid'
  const blow = blows.find((one) => one.place === place)
  const would = useEncounter()
  const foreseen = would?.place === place ? would : null
  const { size } = plan
  const aim = { kind: 'defender', creature, place } as const
  const falls = blow ? blow.told.defenderFalls : (foreseen?.defenderFalls ?? null)
  return (
    <>
      <RowItem
        index={place}
        name={useDefenderWords(scene, place, name)}
        aim={aim}
        className={`${styles['figure']} ${striking && blow ? styles[falls ? 'falls' : 'strikesDown'] : ''}`}
        onDo={() => table.aim.getState().hold(aim)}
      >
        <Standee creature={creature} height={size} tight={plan.tight} />
      </RowItem>
      <Fate falls={falls} size={size} />
      <Crowned scene={scene} place={place} size={size} />
    </>
  )
}

/** A mark at a creature's head: a skull or a check mark. */
export function Fate({ falls, size }: { falls: boolean | null; size: number }) {
  if (falls === null) return null
  const across = Math.round(Math.min(30, size * 0.32))
  return (
    <span className={styles['mark']} style={{ left: size * 0.24, bottom: size * 0.86 }}>
      {falls ? <Skull size={across} /> : <Unhurt size={across} />}
    </span>
  )
}

/** A crown over a defender that none of the remaining creatures can slay. */
function Crowned({ scene, place, size }: { scene: Scene; place: number; size: number }) {
  const felling = fellingsOf(scene.state)[place]
  if (!felling || felling.slayers.length > 0) return null
  return (
    <span className={styles['mark']} style={{ left: -size * 0.18, bottom: size * 1.02 }}>
      <Crown size={Math.round(size * 0.36)} />
    </span>
  )
}

/** Returns the label of a defender: "Second of four: Bear who Loves Honey, power 4, toughness 5; free; …" */
function useDefenderWords({ state, blows }: Scene, place: number, name: string): string {
  const { cards, table, foresight } = useMessages()
  const would = useEncounter()
  const creature = state.garrison[place]
  if (!creature) return ''
  const { power, toughness } = creatureFace(creature)
  const blow = blows.find((one) => one.place === place)
  const isCrowned = fellingsOf(state)[place]?.slayers.length === 0
  const met = blow ? table.meets(cards.the[blow.told.attacker]) : table.free
  const foreseen =
    would?.place === place
      ? `; ${table.meets(cards.the[would.creature])}: ${foresight.reasons[would.reason]}`
      : ''
  return `${table.place(place + 1, state.garrison.length)}: ${cards.spoken(name, power, toughness)}; ${met}${foreseen}${isCrowned ? `; ${table.crowned}` : ''}`
}
