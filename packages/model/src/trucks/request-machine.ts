// A truck request from its draft to its completion: the usual way, paid on credit as a whole (decisions 4.4, T1-T18).
import { usualBooked, usualMachine } from '../requests/usual-machine.ts'

export const truckMachine = usualMachine('truck-request', {
  cancelBooked: { from: usualBooked, to: ['QS_CAN'], actors: ['customer', 'agent', 'desk', 'admin'] }, // T11
  // Steps of its trucks are the provider's and the driver's, those of machines, and the desk's corrections.
  report: { from: usualBooked, to: [], actors: ['agent', 'system', 'desk', 'admin'] }, // T12, T13, T15
  ask: { from: usualBooked, to: [], actors: ['customer', 'agent'] },
  complete: { from: ['QS_FINAL_PAY_RECEIVED'], to: ['QS_CMP'], actors: ['agent', 'system'] }, // T16
})
