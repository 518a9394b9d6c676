import { type ComponentProps, useState } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'maxLength'> {
  value: string
  /** Called with the text, except while an input method composes. The owner may shorten the text. */
  onText(text: string): void
}

/**
 * A line of text that its owner may shorten. During composition the field shows all of the text and calls nothing: cutting it then would
 * break the composition, and so would `maxLength`.
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
