// Calls of help: callback requests and the newsletter, which also come as forms, its issues, the directories and page texts.
import * as departments from '@marsa/model/help/department-endpoints.ts'
import * as contracts from '@marsa/model/help/endpoints.ts'
import * as issues from '@marsa/model/help/issue-endpoints.ts'
import { serve, type Server } from '../kit/serve.ts'
import { forwardForm, serveForm, showFormPage } from '../kit/serve-form.ts'
import { closeCallback } from './close-callback.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { listDepartments } from './departments/list-departments.ts'
import { orderDepartments } from './departments/order-departments.ts'
import { saveDepartment } from './departments/save-department.ts'
import { getAgentList } from './get-agent-list.ts'
import { getDepartmentDirectory } from './get-department-directory.ts'
import { getLocaleContent } from './get-locale-content.ts'
import { listIssues } from './issues/list-issues.ts'
import { removeIssue } from './issues/remove-issue.ts'
import { saveIssue } from './issues/save-issue.ts'
import { sendIssue } from './issues/send-issue.ts'
import { tryIssue } from './issues/try-issue.ts'
import { viewIssue } from './issues/view-issue.ts'
import { joinNewsletter, type NewsletterParts } from './join-newsletter.ts'
import { leaveNewsletter } from './leave-newsletter.ts'
import { listCallbacks } from './list-callbacks.ts'
import { sendCallbackRequest } from './send-callback-request.ts'
import { takeCallback } from './take-callback.ts'

const newsletter = 'help/newsletter'

/** Join, confirm and leave work without script and from mail programs. */
const newsletterForms = (server: Server, { secret }: NewsletterParts): void => {
  const ends = (done: string, failed: string) => ({
    done: `${newsletter}#${done}`,
    failed: `${newsletter}#${failed}`,
  })
  const { joinNewsletter: join, confirmNewsletter: confirm, leaveNewsletter: leave } = contracts
  serve(server, contracts.subscribeToNewsletter, joinNewsletter({ secret }))
  serveForm(server, join, ends('asked', 'failed'), joinNewsletter({ secret }))
  serveForm(server, confirm, ends('confirmed', 'invalid'), confirmNewsletter(secret))
  serveForm(server, leave, ends('left', 'invalid'), leaveNewsletter)
  forwardForm(server, `${newsletter}/confirm`, confirm)
  forwardForm(server, `${newsletter}/leave`, leave)
  showFormPage(server, `${newsletter}/leave`, leave)
}

const issueRoutes = (server: Server, { secret }: NewsletterParts): void => {
  serve(server, issues.listIssues, listIssues)
  serve(server, issues.viewIssue, viewIssue)
  serve(server, issues.saveIssue, saveIssue)
  serve(server, issues.removeIssue, removeIssue)
  serve(server, issues.tryIssue, tryIssue(secret))
  serve(server, issues.sendIssue, sendIssue)
}

const departmentRoutes = (server: Server): void => {
  serve(server, departments.getDepartmentDirectory, getDepartmentDirectory)
  serve(server, departments.listDepartments, listDepartments)
  serve(server, departments.saveDepartment, saveDepartment)
  serve(server, departments.orderDepartments, orderDepartments)
}

export const helpRoutes = (server: Server, parts: NewsletterParts): void => {
  const contact = { done: 'help/contact#sent', failed: 'help/contact#failed' }
  serveForm(server, contracts.sendCallbackRequest, contact, sendCallbackRequest)
  serve(server, contracts.listCallbacks, listCallbacks)
  serve(server, contracts.takeCallback, takeCallback)
  serve(server, contracts.closeCallback, closeCallback)
  newsletterForms(server, parts)
  issueRoutes(server, parts)
  departmentRoutes(server)
  serve(server, contracts.getAgentList, getAgentList)
  serve(server, contracts.getLocaleContent, getLocaleContent)
}
