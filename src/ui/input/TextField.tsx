import { type ComponentProps, useState } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'maxLength'> {
  value: string
  /** Told of the text whenever no input method is writing; it may shorten it. */
  onText(text: string): void
}

/**
 * A line of text that may have an end. While an input method composes, the field shows all of it and tells nobody: a text
 * that is cut in the middle of a composition cannot be accepted any more (so no `maxLength` either).
 */
export function TextField({ value, onText, ...input }: TextFieldProps) {
  const [composed, setComposed] = useState<string | null>(null)
  const end = (text: string) => {
    if (composed === null) return
    setComposed(null)
    onText(text)
  }
  return (
    <input
      autoComplete="off"
      spellCheck={false}
      {...input}
      value={composed ?? value}
      onChange={({ target }) => (composed === null ? onText : setComposed)(target.value)}
      onCompositionStart={({ currentTarget }) => setComposed(currentTarget.value)}
      onCompositionEnd={({ currentTarget }) => end(currentTarget.value)}
      onBlur={(event) => {
        end(event.currentTarget.value)
        input.onBlur?.(event)
      }}
    />
  )
}
