// Calls of user management and invitations.
import * as calls from '@marsa/model/accounts/users/users-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { acceptInvitation, viewInvitation } from './accept-invitation.ts'
import { changeUserRole } from './change-user-role.ts'
import { decideAccess, listAccessProposals } from './decide-access.ts'
import { disableUser, enableUser } from './disable-user.ts'
import { inviteUser } from './invite-user.ts'
import { cancelInvitation, listInvitations, resendInvitation } from './keep-invitations.ts'
import { listUsers } from './list-users.ts'
import { setCapabilities } from './set-capabilities.ts'
import { viewUser } from './view-user.ts'

export const usersRoutes = (server: Server): void => {
  serve(server, calls.listUsers, listUsers)
  serve(server, calls.viewUser, viewUser)
  serve(server, calls.changeUserRole, changeUserRole)
  serve(server, calls.setCapabilities, setCapabilities)
  serve(server, calls.disableUser, disableUser)
  serve(server, calls.enableUser, enableUser)
  serve(server, calls.listAccessProposals, listAccessProposals)
  serve(server, calls.decideAccess, decideAccess)
  serve(server, calls.listInvitations, listInvitations)
  serve(server, calls.inviteUser, inviteUser)
  serve(server, calls.resendInvitation, resendInvitation)
  serve(server, calls.cancelInvitation, cancelInvitation)
  serve(server, calls.viewInvitation, viewInvitation)
  serve(server, calls.acceptInvitation, acceptInvitation)
}
