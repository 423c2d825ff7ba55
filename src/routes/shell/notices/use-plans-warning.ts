import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../state/hooks';
import { selectPaidTwice } from '../../../state/purchases/paid-twice';

export const usePlansWarning = () => useAppSelector(selectPaidTwice, shallowEqual);
