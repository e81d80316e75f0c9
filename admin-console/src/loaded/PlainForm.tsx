import { Form } from 'react-admin';

/** A form of which nothing is kept: the login, or boxes that are only looked at. */
export const PlainForm = Form;
