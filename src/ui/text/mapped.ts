/** Texts made of texts, under the same keys. */
export function mapped<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  change: (text: string) => string,
): Record<Key, string> {
  const entries = Object.entries<string>(texts).map(([key, text]) => [key, change(text)])
  // The keys are those of the texts; the compiler does not follow them through the entries.
  return Object.fromEntries(entries) as Record<Key, string>
}
