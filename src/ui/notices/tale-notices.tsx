import type { ReactNode } from 'react'
import type { StoreApi, UseBoundStore } from 'zustand'
import { Button } from '../art/index.ts'
import { useAppWords } from '../text/house.ts'
import { Notice } from './Notice.tsx'
import { UnreadableSettings } from './SettingsNotice.tsx'

interface Stored<Choice extends string> {
  /** Absent in a tale without own settings. */
  choices?: UnreadableChoicesProps<Choice>['choices']
  leaders: UnreadableLeadersProps['leaders']
  useWords(): {
    readonly settings: Readonly<Record<NoInfer<Choice>, string>>
    readonly bots: { readonly unreadable: string }
  }
}

/** Makes the notices of a tale about settings and controllers that could not be read. */
export const taleNotices =
  <Choice extends string>({ choices, leaders, useWords }: Stored<Choice>) =>
  (): ReactNode => {
    const { settings, bots } = useWords()
    return (
      <>
        {choices && <UnreadableChoices choices={choices} names={settings} />}
        <UnreadableLeaders leaders={leaders} words={bots.unreadable} />
      </>
    )
  }

interface UnreadableChoicesProps<Choice extends string> {
  choices: UseBoundStore<StoreApi<{ unreadable: readonly Choice[]; set(none: Record<string, never>): void }>>
  /** The names of the settings in their dialog. */
  names: Readonly<Record<Choice, string>>
}

/** The notice about a tale's own settings that could not be read. */
function UnreadableChoices<Choice extends string>({ choices, names }: UnreadableChoicesProps<Choice>) {
  const { unreadable, set } = choices()
  if (unreadable.length === 0) return null
  return <UnreadableSettings names={unreadable.map((one) => names[one])} onUnderstood={() => set({})} />
}

interface UnreadableLeadersProps {
  leaders: UseBoundStore<StoreApi<{ unreadable: boolean }>>
  words: string
}

/** The notice about controllers that could not be read. Shown on every page, because it can affect a running game. */
function UnreadableLeaders({ leaders, words }: UnreadableLeadersProps) {
  const { notices } = useAppWords()
  const unreadable = leaders((store) => store.unreadable)
  if (!unreadable) return null
  const understood = () => leaders.setState({ unreadable: false })
  return (
    <Notice ways={<Button onClick={understood}>{notices.understood}</Button>}>
      <p>{words}</p>
    </Notice>
  )
}
