// How a message leaves the product, whatever the way: senders answer the provider's reference or say why not.

/** The receiver or provider will never take this message; trying again is of no use. */
export class DeliveryRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DeliveryRefused'
  }
}

export type Sender<Message> = {
  /** `id` is the same for every try of a message, so that a receiver can drop a repetition. Answers the reference. */
  send: (id: string, message: Message) => Promise<string>
  close: () => void
}
