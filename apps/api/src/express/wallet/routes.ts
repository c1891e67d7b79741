// Mounts the calls of the wallet and its PIN.
import { pinEndpoints } from '@marsa/model/express/wallet/pin-endpoints.ts'
import { walletStatementEndpoints as statements } from '@marsa/model/express/statements/statement-endpoints.ts'
import { walletEndpoints } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { downloadWalletStatement, listWalletStatements } from '../statements/statements.ts'
import { decideAdjustment, proposeAdjustment } from './adjust-wallet.ts'
import { createMpin, resetPin, sendPinCode, validateMpin } from './pin.ts'
import { saveSpender, spenders } from './spenders.ts'
import { downloadMovements, listWallets, viewCompanyWallet, viewWallet } from './view-wallet.ts'

export const walletRoutes = (server: Server): void => {
  serve(server, walletEndpoints.viewWallet, viewWallet)
  serve(server, walletEndpoints.downloadMovements, downloadMovements)
  serve(server, walletEndpoints.listSpenders, spenders)
  serve(server, walletEndpoints.setSpender, saveSpender)
  serve(server, walletEndpoints.listWallets, listWallets)
  serve(server, walletEndpoints.viewCompanyWallet, viewCompanyWallet)
  serve(server, walletEndpoints.proposeAdjustment, proposeAdjustment)
  serve(server, walletEndpoints.decideAdjustment, decideAdjustment)
  serve(server, statements.listWalletStatements, listWalletStatements)
  serve(server, statements.downloadWalletStatement, downloadWalletStatement)
  serve(server, pinEndpoints.validateMpin, validateMpin)
  serve(server, pinEndpoints.createMpin, createMpin)
  serve(server, pinEndpoints.sendPinCode, sendPinCode(server.secret))
  serve(server, pinEndpoints.resetPin, resetPin(server.secret))
}
