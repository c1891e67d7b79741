// Opens the chat of the page with a message that is ready to be sent, for parts that do not know the chat.
const name = 'marsa:ask-in-chat'

export const askInChat = (text: string): void => void dispatchEvent(new CustomEvent(name, { detail: text }))

/** Answers how to stop listening. */
export const onAskInChat = (listen: (text: string) => void): (() => void) => {
  const listener = (event: Event) => listen(String((event as CustomEvent).detail))
  addEventListener(name, listener)
  return () => removeEventListener(name, listener)
}
