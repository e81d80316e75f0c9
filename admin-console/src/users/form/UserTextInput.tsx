import { TextInput, type TextInputProps } from 'react-admin';

interface UserTextInputProps extends TextInputProps {
  /** At most so many characters; `shortest` is declared where the specification wants it (S5.12). */
  readonly longest?: number;
  readonly shortest?: number | undefined;
}

/** One line of the form of a user, labelled in the language of the screen. */
export function UserTextInput({ source, longest, shortest, slotProps, ...more }: UserTextInputProps) {
  const htmlInput = { maxLength: longest, minLength: shortest };
  return (
    <TextInput
      source={source}
      label={`console.userForm.fields.${source}`}
      parse={asTyped}
      slotProps={{ ...slotProps, htmlInput: { ...htmlInput, ...slotProps?.htmlInput } }}
      {...more}
    />
  );
}

const asTyped = (value: string) => value;
