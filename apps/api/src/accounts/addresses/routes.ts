// Calls of the address book.
import { addressesEndpoints as book } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { listAddresses, removeAddress, saveAddress } from './addresses.ts'

export const addressesRoutes = (server: Server): void => {
  serve(server, book.listAddresses, listAddresses)
  serve(server, book.saveAddress, saveAddress)
  serve(server, book.removeAddress, removeAddress)
}
