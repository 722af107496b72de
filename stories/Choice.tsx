import type { ReactNode } from 'react';
import './Choice.css';

interface ChoiceProps<Option> {
  legend: string;
  options: readonly Option[];
  chosen: Option | undefined;
  onChoose: (option: Option) => void;
  className?: string;
  /** A picture of an option, above its name. */
  renderSample?: (option: Option) => ReactNode;
}

/** Radio buttons as pills. A class name can change their look. */
export function Choice<Option extends { id: string; name: string }>({
  legend,
  options,
  chosen,
  onChoose,
  className = '',
  renderSample,
}: ChoiceProps<Option>) {
  return (
    <fieldset className={`choice ${className}`}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.id}>
          <input type="radio" name={legend} checked={option === chosen} onChange={() => onChoose(option)} />
          {renderSample?.(option)}
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
