import { type FormEvent, useId, useRef, useState } from 'react'
import { LIMITS, type Lobby } from '../../protocol/messages.ts'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { asName, plainName } from '../../store/person-names.ts'
import { Button, Heading, OptionCard } from '../../ui/art/index.ts'
import { PresenceMark } from '../../ui/art/tins/Tins.tsx'
import { TextField } from '../../ui/input/TextField.tsx'
import type { TableSeats } from '../../ui/tale.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'
import { Face } from './Face.tsx'
import { ProblemAlert } from './problems.tsx'
import styles from './SitDown.module.css'
import { kindOf, playerOf, stringOf } from './seats.ts'
import { WATCH_PICTURE } from './step-pictures.tsx'

interface SitDownProps {
  lobby: Lobby
  seats: TableSeats
  onSeated: () => void
  /** Watches the game without a seat; absent if this device watches already. */
  onWatch?: () => void
}

/** The form of a new device: pick a seat, enter a name and sit down, or only watch. */
export function SitDown({ lobby, seats, onSeated, onWatch }: SitDownProps) {
  const words = useDistanceWords()
  const [picked, setPicked] = useState<number | 'watch' | null>(null)
  const [name, setName] = useState('')
  const [missing, setMissing] = useState<'seat' | 'name' | null>(null)
  const problem = useRemoteTable((table) => table.problem)
  const isSitting = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const [missingId, nameId] = [useId(), useId()]
  const canTake = (seat: number) => lobby.seats[seat]?.open ?? false
  const firstOpen = lobby.seats.findIndex(({ open }) => open)
  const watches = onWatch !== undefined && (picked === 'watch' || firstOpen < 0)
  const chosen = typeof picked === 'number' && canTake(picked) ? picked : firstOpen

  const sit = async (event: FormEvent) => {
    event.preventDefault()
    if (watches) return onWatch()
    const plain = plainName(name)
    if (chosen < 0) return setMissing('seat')
    if (plain === '') {
      field.current?.focus()
      return setMissing('name')
    }
    setMissing(null)
    if (isSitting.current) return
    isSitting.current = true
    const isSeated = await useRemoteTable.getState().takeSeat(chosen, plain)
    isSitting.current = false
    if (isSeated) onSeated()
  }

  const heading = onWatch ? words.join.pickOr : words.join.pick
  const isMany = lobby.seats.length > 4
  const taken = lobby.seats.filter((seat) => kindOf(seat) === 'person').length
  return (
    <form className={styles['form']} onSubmit={(event) => void sit(event)}>
      <div className={styles['heading']}>
        <Heading>{firstOpen < 0 && onWatch ? words.join.watch : words.join.pick}</Heading>
        <p className={styles['taken']}>{firstOpen < 0 ? words.join.noneFree : words.join.taken(taken)}</p>
      </div>
      <div className={styles['choices']} role="radiogroup" aria-label={heading}>
        <div className={styles['seats']} data-many={isMany || undefined}>
          {lobby.seats.map((seat, place) => (
            <SeatCard
              key={seat.role}
              {...{ seat, seats }}
              isChosen={place === chosen && !watches}
              isSmall={isMany}
              onPick={() => setPicked(place)}
            />
          ))}
        </div>
        {onWatch && firstOpen >= 0 && <WatchCard isChosen={watches} onPick={() => setPicked('watch')} />}
      </div>
      {watches ? (
        <p className={styles['note']}>{words.join.watchText}</p>
      ) : (
        <>
          <label className={styles['label']} htmlFor={nameId}>
            {words.join.name}
          </label>
          <TextField
            ref={field}
            id={nameId}
            className={styles['name']}
            value={name}
            enterKeyHint="done"
            autoCapitalize="words"
            aria-describedby={missingId}
            aria-invalid={missing === 'name' || undefined}
            onText={(text) => setName(asName(text, LIMITS.nameLetters))}
          />
        </>
      )}
      <Button
        tone="blue"
        type="submit"
        className={styles['sit']}
        aria-disabled={(chosen < 0 && !watches) || undefined}
      >
        {watches ? words.join.watch : words.join.sit}
      </Button>
      <p className={styles['missing']} id={missingId} role="status">
        {missing === 'name' && words.join.nameFirst}
        {missing === 'seat' && words.join.noneFree}
      </p>
      {problem && <ProblemAlert problem={problem} />}
      <p className={styles['note']}>{words.join.noAccount}</p>
    </form>
  )
}

/** The choice to watch, beside the seats. */
function WatchCard({ isChosen, onPick }: { isChosen: boolean; onPick: () => void }) {
  const words = useDistanceWords()
  return (
    <OptionCard type="radio" name="seat" checked={isChosen} onChange={onPick}>
      <span className={styles['look']}>
        <svg className={styles['eye']} viewBox="0 0 96 96" aria-hidden="true">
          {WATCH_PICTURE}
        </svg>
        <span className={styles['role']}>{words.join.watch}</span>
      </span>
    </OptionCard>
  )
}

interface SeatCardProps {
  seat: Lobby['seats'][number]
  seats: TableSeats
  isChosen: boolean
  isSmall: boolean
  onPick: () => void
}

/** One seat to pick: taken ones are pale and have their tin, the chosen one is yellow. */
function SeatCard({ seat, seats, isChosen, isSmall, onPick }: SeatCardProps) {
  const words = useDistanceWords()
  const names = seats.useNames()
  const kind = kindOf(seat)
  const state = stringOf(seat)
  const role = names.seat(seat.role)
  const player = playerOf(seat, names)
  // The name of a nameless person is the role, which the card shows already.
  const who = isChosen ? words.join.yours : player === role ? '' : player || words.expected
  return (
    <OptionCard
      type="radio"
      name="seat"
      className={styles['seat']}
      data-kind={kind}
      checked={isChosen}
      disabled={!seat.open}
      onChange={onPick}
    >
      <span className={styles['card']} data-kind={kind}>
        {kind === 'person' && state && (
          <span className={styles['mark']}>
            <PresenceMark colour={seats.colourOf(seat.role)} state={state} size={26} />
          </span>
        )}
        <Face
          seat={seat.open ? { ...seat, by: 'person' } : seat}
          seats={seats}
          height={isSmall ? 3.4 : 5.2}
        />
        <span className={styles['role']}>{role}</span>
        <span className={styles['who']}>{who}</span>
      </span>
    </OptionCard>
  )
}
