export { areaSearch } from '../address/areaSearch.ts';
export {
  avatarTypes,
  companyPageSize,
  highestRate,
  passwordMaxLength,
  passwordMinLength,
} from '../constants.ts';
export { type ReviewField, type ReviewForm, reviewProblems } from '../review/reviewProblems.ts';
export { cleanLogin } from '../session/cleanLogin.ts';
export { forgotProblems } from '../session/forgotProblems.ts';
export { type LoginForm, loginProblems } from '../session/loginProblems.ts';
export { newPasswordProblem } from '../session/newPasswordProblem.ts';
export {
  type PasswordChangeField,
  type PasswordChangeForm,
  passwordChangeProblems,
} from '../session/passwordChangeProblems.ts';
export {
  type RegisterCompany,
  type RegisterField,
  type RegisterForm,
  registerProblems,
} from '../session/registerProblems.ts';
export { genderLabel } from '../text/genderLabel.ts';
export { type AccountDeletionForm, accountDeletionProblems } from './accountDeletionProblems.ts';
export { avatarProblems, type PictureFile } from './avatarProblems.ts';
export { type ProfileField, type ProfileForm, profileProblems } from './profileProblems.ts';
export { referralLink } from './referralLink.ts';
